/** The name of the service, as titles and link previews show it. */
export const SERVICE_NAME = 'Trivia Question Service';
