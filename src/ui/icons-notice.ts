/** Icons of what a notification says. */
export const doneIcon = 'M1.5 8a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M5 8.25l2.25 2.25L11.25 6'
export const warningIcon = 'M8 2 1.75 13.25h12.5zM8 6.25v3.5m0 1.7v.1'
export const infoIcon = 'M1.5 8a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M8 7.25v4m0-6.55v.1'
