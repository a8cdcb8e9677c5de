import { useLanguage } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { registerStyles } from '#ui/base/styles.ts'
import css from './event-type.css?inline'

registerStyles('entities', css)

type EventTypeProps = { name: string; colour: string | undefined }

/** An event's type with a dot, grey unless the data has a colour (R317). */
export function EventType({ name, colour }: EventTypeProps) {
  const language = useLanguage()
  return (
    <span className="r-event-type" style={colour ? { color: colour } : undefined}>
      <bdi>{valueLabel('Roadshow Type', name, language)}</bdi>
    </span>
  )
}
