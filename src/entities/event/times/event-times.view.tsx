import { eventTimesTexts } from '#i18n/en/events.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import css from './event-times.css?inline'
import type { EventTimes } from './event-times.ts'

registerStyles('entities', css)

/** A year and comma, followed by more, usually the time. */
const END_OF_DAY = /\b\d{4},(?= .)/
const END_OF_START = /. –(?= .)/

/** A text in two parts that prefer a line break between them. */
function InParts({ text, end }: { text: string; end: RegExp }) {
  const found = end.exec(text)
  if (!found) return text
  const length = found.index + found[0].length
  const [first, last] = [text.slice(0, length), text.slice(length + 1)]
  return (
    <>
      <span className="r-event-times__part">{first}</span> <span className="r-event-times__part">{last}</span>
    </>
  )
}

/** The time of an event in its own zone and, below, in the user's. Nothing if both are unknown. */
export function EventTimesView({ times: { words, start, yours } }: { times: EventTimes }) {
  const t = useTexts(eventTimesTexts)
  if (!words && !yours) return null
  // The text around the user's times has the direction of the page.
  const [before, after] = t.yours.split('{times}').map((words) => words.trim())
  const told = <InParts text={words} end={END_OF_DAY} />
  return (
    <div className="r-event-times">
      {words && (
        <p>
          {start ? (
            <time dir="auto" dateTime={start}>
              {told}
            </time>
          ) : (
            <bdi>{told}</bdi>
          )}
        </p>
      )}
      {yours && (
        <p className="r-event-times__yours">
          {before && (
            <>
              <span className="r-event-times__part">{before}</span>{' '}
            </>
          )}
          <bdi>
            <InParts text={yours} end={END_OF_START} />
          </bdi>
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
