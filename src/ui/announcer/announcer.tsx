/** Announces a change to screen readers, politely. Render it empty from the start, then change the message. */
export function Announcer({ message }: { message: string }) {
  return (
    <div className="r-visually-hidden" aria-live="polite" aria-atomic="true">
      {message}
    </div>
  )
}
