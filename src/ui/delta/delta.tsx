import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import { arrowDownIcon, arrowUpIcon } from '../icons/icons-more.ts'
import css from './delta.css?inline'

registerStyles('ui', css)

type DeltaProps = {
  share: number
  /** The formatted share, with its sign. */
  text: string
  /** Without an arrow: a distance that has no direction in time, such as an upside. */
  plain?: boolean
}

/** A relative change, in colour, with a sign and an arrow. */
export function Delta({ share, text, plain = false }: DeltaProps) {
  const direction = share > 0 ? 'up' : share < 0 ? 'down' : 'none'
  if (plain)
    return (
      <bdi className={`r-delta r-delta--${direction}`} dir="ltr">
        {text}
      </bdi>
    )
  return (
    <span className={`r-delta r-delta--${direction}`}>
      {direction !== 'none' && <Icon path={direction === 'up' ? arrowUpIcon : arrowDownIcon} />}
      <bdi dir="ltr">{text}</bdi>
    </span>
  )
}
