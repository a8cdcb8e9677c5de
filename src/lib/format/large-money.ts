const formats = new Map<string, Intl.NumberFormat>()

/** Units of English research; other languages use their own. */
const english: Record<string, string> = { K: 'k', M: 'm', B: 'bn', T: 'tn' }

/**
 * An amount in a readable unit with three significant figures and its currency: `EUR 4.21bn`. `currency` is an ISO 4217
 * code; other texts are shown as they are. Without a currency, only the figure is shown.
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
