/** Upcoming events beside a company (R297). */
export const MOST_EVENTS = 6
