const day = new Intl.DateTimeFormat('en-US', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' })
export const longDate = (date: Date): string => day.format(date)
