import type { ReactNode } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import { arrowDownIcon, arrowUpIcon, minusIcon } from '../icons/icons-more.ts'
import css from './price-change.css?inline'

registerStyles('ui', css)

type PriceChangeProps = {
  /** The name of the figure, if needed: `Target`. */
  label?: string
  /** The formatted value, `EUR 42.00`, or the chip of a rating. */
  value: ReactNode
  change?: { direction: keyof typeof icons; directionLabel: string; from: string } | undefined
}

const icons = { up: arrowUpIcon, down: arrowDownIcon, unchanged: minusIcon }

/**
 * A rating or price with its previous value: `Buy ↑ from Hold` (R267). Screen readers read the arrow as
 * `directionLabel`.
 */
export function PriceChange({ label, value, change }: PriceChangeProps) {
  return (
    <span className="r-price-change">
      {label && <span className="r-price-change__label">{label} </span>}
      {value}
      {change && (
        <>
          <Icon
            path={icons[change.direction]}
            kind={`r-price-change__arrow r-price-change__arrow--${change.direction}`}
          />
          <span className="r-visually-hidden">{change.directionLabel}</span>
          <span className="r-price-change__from">{change.from}</span>
        </>
      )}
    </span>
  )
}
