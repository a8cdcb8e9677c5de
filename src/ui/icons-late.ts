/** Icons of parts that are loaded when they are needed. */
export const calendarIcon =
  'M3.5 2.75h9a1.25 1.25 0 0 1 1.25 1.25v8.5a1.25 1.25 0 0 1-1.25 1.25h-9A1.25 1.25 0 0 1 2.25 12.5V4A1.25 1.25 0 0 1 3.5 2.75M5.25 1.5v2.75m5.5-2.75v2.75M2.25 6.75h11.5'
export const chevronRightIcon = 'M6 3.5 10.5 8 6 12.5'
export const editIcon = 'M10.75 2.75a1.4 1.4 0 0 1 2 0l.5.5a1.4 1.4 0 0 1 0 2L5.5 13l-3.25.75L3 10.5zM9.25 4.25l2.5 2.5'
export const userIcon = 'M5 5.25a3 3 0 1 0 6 0 3 3 0 1 0-6 0M2 14.25c.5-3 2.9-4.5 6-4.5s5.5 1.5 6 4.5'
export const mailIcon =
  'M2.75 3.25h10.5A1.25 1.25 0 0 1 14.5 4.5v7a1.25 1.25 0 0 1-1.25 1.25H2.75A1.25 1.25 0 0 1 1.5 11.5v-7a1.25 1.25 0 0 1 1.25-1.25M1.75 4.25 8 8.75l6.25-4.5'
export const phoneIcon =
  'M5.25 1.75H3A1.25 1.25 0 0 0 1.75 3C1.75 9.2 6.8 14.25 13 14.25A1.25 1.25 0 0 0 14.25 13v-2.25l-3.25-1.5-1.75 1.75a9 9 0 0 1-4.25-4.25L6.75 5z'
export const starIcon = 'm8 1.75 1.9 4.1 4.35.6-3.2 3.1.8 4.45L8 11.85 4.15 14l.8-4.45-3.2-3.1 4.35-.6z'
export const checkIcon = 'm3 8.5 3.5 3.5 6.5-7.5'
export const circleIcon = 'M4 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0'
