type EventTypeProps = { name: string; colour: string | undefined }

/** An event's kind with its dot, which is grey unless the data have a colour for it (R317). */
export function EventType({ name, colour }: EventTypeProps) {
  return (
    <span className="r-event-type">
      <span className="r-event-type__dot" style={colour ? { color: colour } : undefined} aria-hidden="true" />
      <bdi>{name}</bdi>
    </span>
  )
}
