import { type KeyboardEvent, type RefObject, useState } from 'react'
import { formatClock } from '#lib/format/clock.ts'
import type { Mark } from '#lib/format/marks.ts'
import type { Sentence } from '#lib/format/web-vtt.ts'
import { followIf } from '#ui/link/follow.ts'
import { HighlightMarks } from '#ui/text/highlight-marks.tsx'
import type { Match, Paragraph } from './transcript.store.ts'

type TranscriptTextProps = {
  scroller: RefObject<HTMLDivElement | null>
  paragraphs: readonly Paragraph[]
  /** The language of the words. */
  language: string
  /** The index of the sentence that is heard; -1 for none. */
  spoken: number
  matches: readonly Match[]
  current: Match | undefined
  /** The address of a sentence, for a new tab. */
  getHref: (sentence: Sentence) => string | undefined
  onSeek: (sentence: Sentence) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/**
 * The paragraphs with a link for each sentence. One sentence is a tab stop: the one that is heard; the arrow keys move from
 * there.
 */
export function TranscriptText(props: TranscriptTextProps) {
  const { scroller, paragraphs, language, spoken, matches } = props
  const [focused, setFocused] = useState<number>()
  const stop = focused ?? Math.max(0, spoken)
  const keyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const links = [...(scroller.current?.querySelectorAll<HTMLElement>('.r-transcript__sentence') ?? [])]
    links[Math.min(links.length - 1, Math.max(0, stop + step))]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={scroller} className="r-transcript__text" lang={language}>
      {paragraphs.map(({ start, speaker, first, sentences }) => (
        <div key={first} className="r-transcript__paragraph">
          <p className="r-transcript__head">
            <span className="r-transcript__time">{formatClock(start)}</span>
            {speaker !== '' && <bdi className="r-transcript__speaker">{speaker}</bdi>}
          </p>
          <p dir="auto">
            {sentences.map((sentence, index) => (
              <SentenceLink
                key={`${sentence.start} ${sentence.text}`}
                sentence={sentence}
                isSpoken={first + index === spoken}
                isStop={first + index === stop}
                matches={matches.filter((match) => match.sentence === first + index)}
                onFocus={() => setFocused(first + index)}
                onBlur={() => setFocused(undefined)}
                onKeyDown={keyDown}
                current={props.current}
                getHref={props.getHref}
                onSeek={props.onSeek}
              />
            ))}
          </p>
        </div>
      ))}
    </div>
  )
}

type SentenceLinkProps = Pick<TranscriptTextProps, 'current' | 'getHref' | 'onSeek'> & {
  sentence: Sentence
  isSpoken: boolean
  isStop: boolean
  matches: readonly Match[]
  onFocus: () => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function SentenceLink(props: SentenceLinkProps) {
  const { sentence, isSpoken, isStop, matches, current, getHref, onSeek, ...handlers } = props
  const marks: Mark[] = matches.map(({ mark }) => mark)
  const seek = () => {
    onSeek(sentence)
    return false
  }
  return (
    <>
      <a
        className="r-transcript__sentence"
        href={getHref(sentence)}
        tabIndex={isStop ? 0 : -1}
        aria-current={isSpoken || undefined}
        {...handlers}
        onClick={followIf(seek)}
      >
        <HighlightMarks text={sentence.text} marks={marks} current={current && matches.indexOf(current)} />
      </a>{' '}
    </>
  )
}
