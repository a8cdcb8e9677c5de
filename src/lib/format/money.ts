const formats = new Map<string, Intl.NumberFormat>()

/** How many decimals a currency has: two, unless it is one such as the yen. */
export function countCurrencyDecimals(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().minimumFractionDigits ?? 2
  } catch {
    // Not a code of a currency.
    return 2
  }
}

/** The figure of an amount in a currency, without the currency: `42.00`, and `4,200` for the yen. */
export function formatAmount(amount: number, currency: string | null | undefined, locale: string): string {
  const code = currency ?? ''
  const key = `${locale} ${code}`
  let format = formats.get(key)
  if (!format) {
    const decimals = countCurrencyDecimals(code)
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: Math.max(decimals, 2),
    })
    formats.set(key, format)
  }
  return format.format(amount)
}

/**
 * An amount with its currency: `EUR 42.00`, `JPY 4,200`. `currency` is an ISO 4217 code; other texts are shown as they are.
 * Without a currency, only the figure is shown.
 */
export function formatMoney(amount: number, currency: string | null | undefined, locale: string): string {
  const figure = formatAmount(amount, currency, locale)
  return currency ? `${currency}\u00a0${figure}` : figure
}
