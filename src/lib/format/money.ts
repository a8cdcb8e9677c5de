const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount with its currency: `EUR 42.00`. `currency` is an ISO 4217 code; other texts are shown as they are. Without
 * a currency, only the figure is shown.
 */
export function formatMoney(amount: number, currency: string | null | undefined, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    formats.set(locale, format)
  }
  const figure = format.format(amount)
  return currency ? `${currency}\u00a0${figure}` : figure
}
