import type { ReactNode } from 'react'
import { tileTexts } from '#i18n/en/tile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { PriceChange } from '#ui/price-change/price-change.tsx'
import type { Change } from './tile.ts'

type ChangeFigureProps = {
  label?: string
  change: Change | undefined
  /** Shows a value in another form than its text. */
  show?: (value: string) => ReactNode
}

/** A rating or target after the one before it, if it has changed (R267). */
export function ChangeFigure({ label, change, show = (value) => value }: ChangeFigureProps) {
  const t = useTexts(tileTexts)
  if (!change) return null
  const { value, currency, figure, prior, direction, share } = change
  const move = prior !== undefined && {
    prior: show(prior),
    separator: t.now,
    direction: direction === 'unchanged' ? undefined : direction,
    directionLabel: direction === 'unchanged' ? '' : t[direction],
    share,
  }
  return (
    <PriceChange
      {...(label && { label })}
      value={move && currency ? <WithHiddenCurrency currency={currency}>{figure}</WithHiddenCurrency> : show(value)}
      {...(move && { change: move })}
    />
  )
}

/** The currency stands once, at the value before: `EUR 10.00 → 12.00`. Screen readers get it twice. */
const WithHiddenCurrency = ({ currency, children }: { currency: string; children: ReactNode }) => (
  <>
    <span className="r-visually-hidden">
      {currency}
      {'\u00a0'}
    </span>
    {children}
  </>
)
