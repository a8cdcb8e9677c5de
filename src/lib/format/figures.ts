const formats = new Map<string, Intl.NumberFormat>()

/** A number with this many decimals and a true minus sign: `−1,234.50`. It reads from left to right in any language. */
export function formatFigure(value: number, decimals: number, locale: string): string {
  const key = `${locale} ${decimals}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    formats.set(key, format)
  }
  return format.format(value).replace('-', '−')
}

/** A share as a percentage with one decimal: `18.4%`. */
export const formatShare = (share: number, locale: string): string => formatPercent(share, locale, 'negative')

/** A share as a percentage with sign and one decimal: `+18.4%`. A value that rounds to zero has no sign. */
export const formatChange = (share: number, locale: string): string => formatPercent(share, locale, 'exceptZero')

function formatPercent(share: number, locale: string, signDisplay: 'negative' | 'exceptZero'): string {
  const key = `${locale} ${signDisplay}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay,
    })
    formats.set(key, format)
  }
  return format.format(share).replace('-', '−')
}
