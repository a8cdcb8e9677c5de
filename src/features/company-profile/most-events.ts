/** The maximum number of upcoming events of a company (R297). */
export const MOST_EVENTS = 6
