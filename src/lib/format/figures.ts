const formats = new Map<string, Intl.NumberFormat>()

/** A number with this many decimals, a negative one with a true minus: `−1,234.50`. It is read from left to right in any language. */
export function formatFigure(value: number, decimals: number, locale: string): string {
  const key = `${locale} ${decimals}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    formats.set(key, format)
  }
  return format.format(value).replace('-', '−')
}

/** A share as a percentage with its sign and one decimal: `+18.4%`. What rounds to nothing has no sign. */
export function formatChange(share: number, locale: string): string {
  const key = `${locale} %`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    })
    formats.set(key, format)
  }
  return format.format(share).replace('-', '−')
}
