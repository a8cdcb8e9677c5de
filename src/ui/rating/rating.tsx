import { useLanguage } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { registerStyles } from '../base/styles.ts'
import css from './rating.css?inline'
import { getRatingTone } from './rating-tone.ts'
import { Replaced } from './replaced.tsx'

registerStyles('ui', css)

function Chip({ value }: { value: string }) {
  const language = useLanguage()
  return <bdi className={`r-rating r-rating--${getRatingTone(value)}`}>{valueLabel('Rating', value, language)}</bdi>
}

type RatingProps = {
  value: string
  /** The former rating, if it was another one. */
  prior?: string | undefined
  /** What screen readers read between the two, such as `now`. */
  separator?: string
}

/** A rating as a chip, after the former one. Names without a known meaning are grey. */
export const Rating = ({ value, prior, separator = '' }: RatingProps) => (
  <Replaced prior={prior && <Chip value={prior} />} separator={separator}>
    <Chip value={value} />
  </Replaced>
)
