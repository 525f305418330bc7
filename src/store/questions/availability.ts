/** Whether a question is served, and if not, why. */
export type Availability = 'visible' | 'hidden' | 'duplicate' | 'deleted';
