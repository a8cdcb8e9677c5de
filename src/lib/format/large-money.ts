const formats = new Map<string, Intl.NumberFormat>()

/** As English research writes them; other languages have their own words. */
const english: Record<string, string> = { K: 'k', M: 'm', B: 'bn', T: 'tn' }

/**
 * A full amount in units that can be read, three significant figures and its currency: `EUR 4.21bn`. `currency` is an ISO 4217
 * code; another word is written as it is, and without one the figure stands alone.
 */
export function formatLargeMoney(amount: number, currency: string | null | undefined, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 })
    formats.set(locale, format)
  }
  const isEnglish = locale.startsWith('en')
  const figure = format
    .formatToParts(amount)
    .map(({ type, value }) => (isEnglish && type === 'compact' ? (english[value] ?? value) : value))
    .join('')
    .replace('-', '−')
  return currency ? `${currency}\u00a0${figure}` : figure
}
