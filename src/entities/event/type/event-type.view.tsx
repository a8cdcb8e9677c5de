import { registerStyles } from '#ui/base/styles.ts'
import css from './event-type.css?inline'

registerStyles('entities', css)

type EventTypeProps = { name: string; colour: string | undefined }

/** An event's type with a dot, grey unless the data has a colour (R317). */
export function EventType({ name, colour }: EventTypeProps) {
  return (
    <span className="r-event-type">
      <span className="r-event-type__dot" style={colour ? { color: colour } : undefined} aria-hidden="true" />
      <bdi>{name}</bdi>
    </span>
  )
}
