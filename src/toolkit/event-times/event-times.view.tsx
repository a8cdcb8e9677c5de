import { eventTimesTexts as t } from '../../text/event-times.ts'
import type { EventTimes } from './event-times.ts'

/** A day with its year, and what follows: mostly the hours. */
const DAY_AND_HOURS = /^(.*?\b\d{4},) (.+)$/
const START_AND_END = /^(.+? –) (.+)$/

/** A text in its own direction, that is best broken between its two parts. */
function InParts({ text, parts }: { text: string; parts: RegExp }) {
  const [, first, last] = parts.exec(text) ?? []
  if (!first) return <bdi>{text}</bdi>
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
  const told = <InParts text={words} parts={DAY_AND_HOURS} />
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
          <InParts text={yours} parts={START_AND_END} />
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
