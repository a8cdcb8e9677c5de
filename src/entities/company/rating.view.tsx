import { registerStyles } from '#ui/base/styles.ts'
import css from './rating.css?inline'
import { getRatingTone } from './rating-tone.ts'

registerStyles('entities', css)

/** A rating with the colour of what it says. */
export const Rating = ({ rating }: { rating: string }) => (
  <bdi className={`r-rating r-rating--${getRatingTone(rating)}`}>{rating}</bdi>
)
