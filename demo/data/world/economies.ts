/** Growth, inflation and policy rate around which the demo's economies move, in percent, by currency. */
const figures: Readonly<Record<string, readonly [growth: number, inflation: number, policyRate: number]>> = {
  USD: [2.1, 2.8, 4],
  CAD: [1.6, 2.4, 3],
  MXN: [1.8, 4.2, 8.5],
  BRL: [2.2, 4.6, 12],
  GBP: [1.2, 3, 4],
  EUR: [1.1, 2.4, 2.5],
  CHF: [1.3, 1, 0.75],
  SEK: [1.6, 2.2, 2.25],
  DKK: [1.7, 2, 2.25],
  NOK: [1.4, 2.9, 4],
  PLN: [3.1, 4.1, 5],
  CZK: [2, 2.7, 3.75],
  TRY: [3.2, 31, 38],
  SAR: [2.8, 2, 4.75],
  AED: [3.6, 2.1, 4.5],
  ZAR: [1.2, 4.5, 7.5],
  CNY: [4.7, 1.1, 3],
  HKD: [2.3, 1.8, 4.5],
  TWD: [2.9, 2, 2],
  JPY: [0.9, 2.2, 0.5],
  KRW: [2, 2.2, 2.75],
  INR: [6.4, 4.6, 6.25],
  SGD: [2.4, 2.1, 3],
  IDR: [5, 2.7, 5.75],
  AUD: [1.9, 2.9, 4],
}

/** Of the economy with that currency. */
export function usualFigures(currency: string): { growth: number; inflation: number; policyRate: number } {
  const [growth, inflation, policyRate] = figures[currency] ?? [1.8, 2.5, 3]
  return { growth, inflation, policyRate }
}
