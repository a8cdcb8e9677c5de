import { eventTimesTexts as t } from '#i18n/en/events.ts'
import type { EventTimes } from './event-times.ts'

/** The end of a day with its year, before what follows: mostly the hours. */
const END_OF_DAY = /\b\d{4},(?= .)/
const END_OF_START = /. –(?= .)/

/** A text in its own direction, that is best broken between its two parts. */
function InParts({ text, end }: { text: string; end: RegExp }) {
  const found = end.exec(text)
  if (!found) return <bdi>{text}</bdi>
  const length = found.index + found[0].length
  const [first, last] = [text.slice(0, length), text.slice(length + 1)]
  return (
    <bdi>
      <span className="r-event-times__part">{first}</span> <span className="r-event-times__part">{last}</span>
    </bdi>
  )
}

/** When an event takes place, by its own clocks and, below, by the reader's. Nothing where nobody knows. */
export function EventTimesView({ times: { words, start, yours } }: { times: EventTimes }) {
  if (!words && !yours) return null
  // The words around the reader's times are in the direction of the page.
  const [before, after] = t.yours.split('{times}').map((words) => words.trim())
  const told = <InParts text={words} end={END_OF_DAY} />
  return (
    <div className="r-event-times">
      {words && <p>{start ? <time dateTime={start}>{told}</time> : told}</p>}
      {yours && (
        <p className="r-event-times__yours">
          {before && (
            <>
              <span className="r-event-times__part">{before}</span>{' '}
            </>
          )}
          <InParts text={yours} end={END_OF_START} />
          {after && (
            <>
              {' '}
              <span className="r-event-times__part">{after}</span>
            </>
          )}
        </p>
      )}
    </div>
  )
}
