import type { ReactNode } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import { arrowDownIcon, arrowUpIcon } from '../icons/icons-more.ts'
import { Replaced } from '../rating/replaced.tsx'
import css from './price-change.css?inline'

registerStyles('ui', css)

const icons = { up: arrowUpIcon, down: arrowDownIcon }

type PriceChangeProps = {
  /** The name of the figure, if needed: `Target`. */
  label?: string
  /** The formatted value, `EUR 42.00`, or the chip of a rating. */
  value: ReactNode
  change?: PriceChangeMove | undefined
}

type PriceChangeMove = {
  prior: ReactNode
  /** What screen readers read between the two, such as `now`. */
  separator: string
  /** Undefined: neither of the two is more than the other. */
  direction: keyof typeof icons | undefined
  /** What screen readers read as the arrow. */
  directionLabel: string
  /** The change in per cent with its sign; undefined for ratings. */
  share: string | undefined
}

/** A rating or price after its previous value: `EUR 38.50 → 42.00 ↑ +9.1%` (R267). */
export function PriceChange({ label, value, change }: PriceChangeProps) {
  return (
    <span className="r-price-change">
      {label && <span className="r-price-change__label">{label} </span>}
      <Replaced
        prior={change && <span className="r-price-change__prior">{change.prior}</span>}
        separator={change?.separator ?? ''}
      >
        {value}
      </Replaced>
      {change?.direction && (
        <span className={`r-price-change__move r-price-change__move--${change.direction}`}>
          <Icon path={icons[change.direction]} />
          <span className="r-visually-hidden"> {change.directionLabel} </span>
          {change.share && <bdi dir="ltr">{change.share}</bdi>}
        </span>
      )}
    </span>
  )
}
