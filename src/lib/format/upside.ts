type Priced = {
  target_price?: number | null
  target_price_currency?: string | null
  close_price?: number | null
  price_currency?: string | null
}

const isAmount = (value: number | null | undefined): value is number => typeof value === 'number'

/** By how much a target is above the price, as a share of it; undefined unless both are known in the same currency. */
export function computeUpside(company: Priced): number | undefined {
  const { target_price: target, close_price: price, target_price_currency: currency } = company
  if (!isAmount(target) || !isAmount(price) || price <= 0) return undefined
  return currency && currency === company.price_currency ? target / price - 1 : undefined
}
