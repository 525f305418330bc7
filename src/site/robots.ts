/** The path of the list of pages. */
export const SITEMAP_PATH = '/sitemap.xml';

/** They fetch single links that users share, to show a preview. */
const PREVIEWERS = [
  'Twitterbot',
  'facebookexternalhit',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'Discordbot',
  'TelegramBot',
];

/** The API costs a crawler its limits, and accounts are private. */
const CLOSED = ['/api/', '/mcp', '/account', '/oauth/', '/errors/'];

const group = (agents: readonly string[], closed: readonly string[]): string =>
  [...agents.map((agent) => `User-agent: ${agent}`), ...closed.map((path) => `Disallow: ${path}`)].join('\n');

/**
 * What crawlers may fetch. Pages with filters are endless combinations of the same questions, so only those that
 * preview shared links may fetch them.
 */
export const robotsText = (baseUrl: string): string =>
  `${group(PREVIEWERS, CLOSED)}

${group(['*'], [...CLOSED, '/*?'])}

Sitemap: ${baseUrl}${SITEMAP_PATH}
`;
