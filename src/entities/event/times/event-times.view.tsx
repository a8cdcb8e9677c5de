import { eventTimesTexts } from '#i18n/en/events.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import css from './event-times.css?inline'
import type { EventTimes } from './event-times.ts'

registerStyles('entities', css)

/** A year, followed by more, usually the time. */
const END_OF_DAY = /\b\d{4},(?= .)/
/** Days alone end with their year. */
const DAYS_ALONE = /\d{4}$/

type Part = 'none' | 'days' | 'all'

/** Words with the hours in a part that prefers a line of its own; `hides` is what only screen readers hear. */
function InParts({ text, hides }: { text: string; hides: Part }) {
  const found = END_OF_DAY.exec(text)
  if (hides === 'all' || (hides === 'days' && !found && DAYS_ALONE.test(text)))
    return <span className="r-visually-hidden">{text}</span>
  if (!found) return text
  const length = found.index + found[0].length
  const [first, last] = [text.slice(0, length), text.slice(length + 1)]
  return (
    <>
      <span className={hides === 'days' ? 'r-visually-hidden' : 'r-event-times__part'}>{first}</span>{' '}
      <span className="r-event-times__part">{last}</span>
    </>
  )
}

/**
 * What is shown of the user's time and, where clocks at the event show another time, of the event's: days and hours of
 * both; the same under a heading with the user's day; or the user's alone, when nobody can go there any more.
 */
type Shows = 'both' | 'both-under-day' | 'yours'

type EventTimesViewProps = { times: EventTimes; shows?: Shows }

const getHidden = ({ yours, words, isSameDays, isSameClock }: EventTimes, shows: Shows): Part => {
  if (yours) return shows === 'yours' || isSameClock ? 'all' : isSameDays ? 'days' : 'none'
  return shows === 'both-under-day' && END_OF_DAY.test(words) ? 'days' : 'none'
}

/**
 * The time of an event in the user's zone and, below, in its own. Each day is shown once; screen readers hear the words
 * of the API in full. Nothing if both are unknown.
 */
export function EventTimesView({ times, shows = 'both' }: EventTimesViewProps) {
  const { words, start, yours } = times
  if (!words && !yours) return null
  const hides = getHidden(times, shows)
  // Both lines of one form; screen readers hear the words.
  const theirs = yours && shows === 'both' && hides === 'none' ? times.theirs : ''
  const told = <InParts text={words} hides={theirs ? 'all' : hides} />
  return (
    <div className="r-event-times">
      {yours && <Yours times={times} shows={shows} />}
      {words && (
        <p className={yours ? 'r-event-times__own' : undefined}>
          {theirs && <span aria-hidden="true">{theirs}</span>}
          {start ? (
            <time dir="auto" dateTime={start}>
              {told}
            </time>
          ) : (
            <bdi>{told}</bdi>
          )}
        </p>
      )}
    </div>
  )
}

/** Only screen readers need to hear whose time it is: sighted users see their zone. They hear the words if both are the same. */
function Yours({ times: { yours, yourDays, spansDays, isSameClock }, shows }: Required<EventTimesViewProps>) {
  const t = useTexts(eventTimesTexts)
  const [before, after] = t.yours.split('{times}').map((words) => words.trim())
  return (
    <p className="r-event-times__yours" aria-hidden={isSameClock || undefined}>
      {before && <span className="r-visually-hidden">{before} </span>}
      <bdi>
        {(spansDays || shows !== 'both-under-day') && (
          <>
            <span className="r-event-times__part">
              {yourDays}
              <span className="r-event-times__comma">,</span>
            </span>{' '}
          </>
        )}
        <span className="r-event-times__part r-event-times__hours">{yours}</span>
      </bdi>
      {after && <span className="r-visually-hidden"> {after}</span>}
    </p>
  )
}
