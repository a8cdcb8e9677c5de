import type { LogEntry } from './use-log.ts'

type EventLogProps = { entries: readonly LogEntry[]; clear: () => void }

const fate = ({ cancelable, cancelled }: LogEntry) => {
  if (!cancelable) return 'not cancelable'
  return cancelled ? 'cancelable, cancelled by this preview' : 'cancelable'
}

export function EventLog({ entries, clear }: EventLogProps) {
  return (
    <section className="c-log" aria-label="Event log">
      <div className="c-log__bar">
        <h2 className="c-heading c-heading--small">Events</h2>
        {entries.length > 0 && (
          <button type="button" className="c-quiet" onClick={clear}>
            Clear
          </button>
        )}
      </div>
      {entries.length === 0 && <p className="c-note">What the element tells its page appears here.</p>}
      <ol className="c-log__list">
        {entries.map((entry) => (
          <li key={entry.id} className="c-log__row">
            <time>{entry.time}</time>
            <code className="c-log__name">{entry.name}</code>
            <code className="c-log__detail">{entry.detail}</code>
            <span className="c-muted">{fate(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
