import { registerStyles } from '#ui/base/styles.ts'
import css from './event-type.css?inline'

registerStyles('entities', css)

type EventTypeProps = { name: string; colour: string | undefined }

/** An event's type with a dot, grey unless the data has a colour (R317). */
export function EventType({ name, colour }: EventTypeProps) {
  return (
    <span className="r-event-type" style={colour ? { color: colour } : undefined}>
      <bdi>{name}</bdi>
    </span>
  )
}
