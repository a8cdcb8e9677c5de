/** Icons of parts that are loaded when they are needed. */
export const calendarIcon =
  'M3.5 2.75h9a1.25 1.25 0 0 1 1.25 1.25v8.5a1.25 1.25 0 0 1-1.25 1.25h-9A1.25 1.25 0 0 1 2.25 12.5V4A1.25 1.25 0 0 1 3.5 2.75M5.25 1.5v2.75m5.5-2.75v2.75M2.25 6.75h11.5'
export const chevronLeftIcon = 'M10 3.5 5.5 8l4.5 4.5'
export const chevronRightIcon = 'M6 3.5 10.5 8 6 12.5'
export const editIcon = 'M10.75 2.75a1.4 1.4 0 0 1 2 0l.5.5a1.4 1.4 0 0 1 0 2L5.5 13l-3.25.75L3 10.5zM9.25 4.25l2.5 2.5'
