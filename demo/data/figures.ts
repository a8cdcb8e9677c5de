const formats = [0, 1, 2].map(
  (decimals) => new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
)

/** A number as texts show it: `1,234.50`, with a true minus sign. */
export function figure(value: number, decimals: 0 | 1 | 2): string {
  return (formats[decimals]?.format(value) ?? String(value)).replace('-', '−')
}
