import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useEffect, useMemo, useRef, useState } from 'react'
import { transcriptTexts } from '#i18n/en/replay.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Sentence } from '#lib/format/web-vtt.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Failed } from '#ui/states/failed.tsx'
import type { Film, FilmCaptions } from '../film.ts'
import css from './transcript.css?inline'
import { createTranscript, findInSentences, indexSentences, toParagraphs } from './transcript.store.ts'
import { TranscriptText } from './transcript.view.tsx'
import { TranscriptFind } from './transcript-find.tsx'
import { revealWithin, useFollow } from './use-follow.ts'

registerStyles('features', css)

export type TranscriptProps = {
  captions: FilmCaptions
  /** The position of the film, in seconds. */
  $time: ReadableAtom<number>
  /** The words that are looked for at first; '' for none. */
  find: string
  getHref: (seconds: number) => string | undefined
  onSeek: (place: { seconds: number; find: string }) => void
  refresh: () => Promise<Film | undefined>
  onFailure: (failure: Error) => void
}

/** What is said in the film, with a search; a press on a sentence seeks the film. Nothing if nobody speaks. */
export function Transcript({ captions, $time, refresh, onFailure, ...props }: TranscriptProps) {
  const t = useTexts(transcriptTexts)
  // A later answer of the event must not load the captions again.
  const [first] = useState({ captions, refresh })
  const store = useMemo(() => createTranscript({ ...first, $time, onFailure }), [first, $time, onFailure])
  useEffect(() => store.start(), [store])
  const transcript = useStore(store.$state)
  const spoken = useStore(store.$spoken)
  switch (transcript.state) {
    case 'signed-out':
      return null
    case 'loading':
      return <TranscriptSkeleton />
    case 'failed':
      return (
        <section className="r-transcript" aria-label={t.transcript}>
          <Failed text={t.failed} error={transcript.error} retrying={transcript.retrying} onRetry={store.retry} />
        </section>
      )
    case 'ready':
      if (transcript.value.length === 0) return null
      return <Spoken sentences={transcript.value} spoken={spoken} language={captions.language} {...props} />
  }
}

type SpokenProps = Pick<TranscriptProps, 'find' | 'getHref' | 'onSeek'> & {
  sentences: readonly Sentence[]
  spoken: number
  language: string
}

function Spoken({ sentences, spoken, language, find, getHref, onSeek }: SpokenProps) {
  const t = useTexts(transcriptTexts)
  const scroller = useRef<HTMLDivElement>(null)
  const paragraphs = useMemo(() => toParagraphs(sentences), [sentences])
  const index = useMemo(() => indexSentences(sentences), [sentences])
  const [term, setTerm] = useState(find)
  const matches = useMemo(() => findInSentences(index, term), [index, term])
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      matches.findIndex(({ sentence }) => sentence >= spoken),
    ),
  )
  const current = matches[at]
  useFollow(scroller, '.r-transcript__sentence', spoken)
  useEffect(() => {
    const mark = scroller.current?.querySelector('[data-current]')
    if (current && mark && scroller.current) revealWithin(scroller.current, mark)
  }, [current])
  const search = (words: string) => {
    setTerm(words)
    setAt(0)
  }
  const { length } = matches
  return (
    <section className="r-transcript" aria-label={t.transcript}>
      <TranscriptFind
        term={term}
        onTerm={search}
        at={at}
        count={length}
        onMove={(by) => setAt((now) => (now + by + length) % length)}
      />
      <TranscriptText
        scroller={scroller}
        paragraphs={paragraphs}
        language={language}
        spoken={spoken}
        matches={matches}
        current={current}
        getHref={({ start }) => getHref(start)}
        onSeek={({ start }) => onSeek({ seconds: start, find: term.trim() })}
      />
    </section>
  )
}

/** The widths of the lines of a loading transcript, in per cent; no two are equal. */
const lines = [30, 94, 88, 62, 34, 96, 82]

function TranscriptSkeleton() {
  const t = useTexts(transcriptTexts)
  return (
    <div className="r-transcript r-transcript--loading" role="status" aria-busy="true" aria-label={t.loading}>
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
