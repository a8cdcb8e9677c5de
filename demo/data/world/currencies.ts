/** Roughly how many units of a currency make a US dollar: for sizes in the demo data, never for conversion. */
const perDollar: Readonly<Record<string, number>> = {
  USD: 1,
  CAD: 1.37,
  MXN: 18,
  BRL: 5.4,
  GBP: 0.77,
  EUR: 0.91,
  CHF: 0.87,
  SEK: 10.2,
  DKK: 6.8,
  NOK: 10.6,
  PLN: 3.9,
  CZK: 22.6,
  TRY: 36,
  SAR: 3.75,
  AED: 3.67,
  ZAR: 18,
  CNY: 7.2,
  HKD: 7.8,
  TWD: 32,
  JPY: 148,
  KRW: 1380,
  INR: 84,
  SGD: 1.33,
  IDR: 16000,
  AUD: 1.52,
}

export const unitsPerDollar = (currency: string): number => perDollar[currency] ?? 1

/** Currencies whose prices are told without decimals. */
const whole = new Set(['JPY', 'KRW', 'IDR'])

export const isWholeCurrency = (currency: string): boolean => whole.has(currency)

const formats = [0, 1, 2].map(
  (decimals) => new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
)

/** A number as texts show it: `1,234.50`, with a true minus sign. */
export function figure(value: number, decimals: 0 | 1 | 2): string {
  return (formats[decimals]?.format(value) ?? String(value)).replace('-', '−')
}

/** An amount as it stands in a text, `SEK 412.50`, `JPY 2,610`. */
export function money(currency: string, amount: number): string {
  const isWhole = isWholeCurrency(currency) || Math.abs(amount) >= 1000
  return `${currency} ${figure(amount, isWhole ? 0 : 2)}`
}

/** An amount given in millions, `SEK 12.4bn`, `EUR 640m`. */
export function largeMoney(currency: string, millions: number): string {
  if (millions >= 1_000_000) return `${currency} ${(millions / 1_000_000).toFixed(1)}trn`
  if (millions >= 1000) return `${currency} ${(millions / 1000).toFixed(1)}bn`
  return `${currency} ${Math.round(millions)}m`
}
