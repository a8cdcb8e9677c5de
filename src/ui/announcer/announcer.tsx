/** Tells a screen reader what changed, once it has finished. Render it from the start, empty, and change the message. */
export function Announcer({ message }: { message: string }) {
  return (
    <div className="r-visually-hidden" aria-live="polite" aria-atomic="true">
      {message}
    </div>
  )
}
