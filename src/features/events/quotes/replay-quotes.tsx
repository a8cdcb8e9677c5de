import { replayQuotesTexts } from '#i18n/en/events-list.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { formatClock } from '#lib/format/clock.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { HighlightMarks } from '#ui/text/highlight-marks.tsx'
import type { EventRow, ReplayQuote } from '../events-row.ts'
import css from './replay-quotes.css?inline'

registerStyles('features', css)

type ReplayQuotesProps = {
  row: Pick<EventRow, 'quotes' | 'quoteCount'>
  /** Whether the browser may follow a link. */
  onNavigate: (href: string) => boolean
}

/** What is said in the replay about the search, each sentence with a link to its place in the film. */
export function ReplayQuotes({ row: { quotes, quoteCount }, onNavigate }: ReplayQuotesProps) {
  const t = useTexts(replayQuotesTexts)
  const more = quoteCount - quotes.length
  return (
    <ul className="r-quotes" aria-label={t.label}>
      {quotes.map((quote) => (
        <li key={quote.seconds} className="r-quotes__quote" dir="auto">
          <PlaceLink quote={quote} onNavigate={onNavigate} />{' '}
          {quote.speaker !== '' && <bdi className="r-quotes__speaker">{quote.speaker}: </bdi>}
          <q>
            <HighlightMarks text={quote.text} marks={quote.marks} />
          </q>
        </li>
      ))}
      {more > 0 && <li className="r-quotes__more">{fill(t.more, { count: more })}</li>}
    </ul>
  )
}

type PlaceLinkProps = { quote: ReplayQuote; onNavigate: (href: string) => boolean }

function PlaceLink({ quote: { seconds, href }, onNavigate }: PlaceLinkProps) {
  const t = useTexts(replayQuotesTexts)
  const time = formatClock(seconds)
  if (href === undefined) return <span className="r-quotes__time">{time}</span>
  return (
    <span className="r-quotes__time">
      <Link href={href} aria-label={fill(t.watch, { time })} onClick={followIf(() => onNavigate(href))}>
        {time}
      </Link>
    </span>
  )
}
