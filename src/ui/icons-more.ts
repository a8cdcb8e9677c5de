/** Icons that some elements need; apart from the others, so that a small element does not carry them. */
export const searchIcon = 'M2.25 7a4.75 4.75 0 1 0 9.5 0 4.75 4.75 0 1 0-9.5 0m8.25 3.5 3.75 3.75'
export const lockIcon =
  'M4 7h8a1.25 1.25 0 0 1 1.25 1.25V13A1.25 1.25 0 0 1 12 14.25H4A1.25 1.25 0 0 1 2.75 13V8.25A1.25 1.25 0 0 1 4 7m1 0V4.75a3 3 0 0 1 6 0V7'
export const downloadIcon = 'M8 1.75v8.5m-3.5-3.5L8 10.25l3.5-3.5M2 14.25h12'
export const arrowUpIcon = 'M8 13.5v-11m-4 4 4-4 4 4'
export const arrowDownIcon = 'M8 2.5v11m-4-4 4 4 4-4'
export const minusIcon = 'M3 8h10'
export const filterIcon = 'M2 4h12M4.5 8h7M7 12h2'
