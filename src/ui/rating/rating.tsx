import { registerStyles } from '../base/styles.ts'
import css from './rating.css?inline'
import { getRatingTone } from './rating-tone.ts'

registerStyles('ui', css)

function Chip({ value }: { value: string }) {
  return <bdi className={`r-rating r-rating--${getRatingTone(value)}`}>{value}</bdi>
}

type RatingProps = {
  value: string
  /** The former rating, if it was another one. */
  prior?: string | undefined
  /** What screen readers read between the two, such as `now`. */
  separator?: string
}

/** A rating as a chip, after the former one: `Hold → Buy`. Names without a known meaning are grey. */
export function Rating({ value, prior, separator }: RatingProps) {
  if (!prior) return <Chip value={value} />
  return (
    <>
      <Chip value={prior} />
      <span className="r-rating__arrow" aria-hidden="true">
        →
      </span>
      <span className="r-visually-hidden"> {separator} </span>
      <Chip value={value} />
    </>
  )
}
