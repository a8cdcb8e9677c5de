import { useRef } from 'react'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { getReplayUrl } from '#entities/event/replay/replay-place.ts'
import { transcriptTexts } from '#i18n/en/replay.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { useNear } from '#ui/hooks/use-near.ts'
import { Failed } from '#ui/states/failed.tsx'
import { usePartFailure } from '#ui/states/use-part-failure.ts'
import type { FilmCaptions } from '../film.ts'
import { selectCaptions } from './select-captions.ts'
import type { TranscriptProps } from './transcript.tsx'

const loadTranscript = () => import('./transcript.tsx').then(({ Transcript }) => Transcript)

type TranscriptAreaProps = Omit<TranscriptProps, 'captions' | 'getHref'> & {
  roadshow: RoadshowDetail
  /** In each language that there is. */
  captions: readonly FilmCaptions[]
}

/** The transcript in the user's language, loaded when it comes near the viewport. Nothing if there are no captions. */
export function TranscriptArea({ roadshow, captions, ...props }: TranscriptAreaProps) {
  const t = useTexts(transcriptTexts)
  const place = useRef<HTMLDivElement>(null)
  const chosen = selectCaptions(captions, useLanguage())
  const isNear = useNear(place)
  const { part: Transcript, failed, want } = useLazy(loadTranscript, isNear)
  usePartFailure(failed, props.onFailure)
  if (!chosen) return null
  if (Transcript && isNear) {
    const getHref = (seconds: number) => getReplayUrl(roadshow, { seconds, find: '' })
    return <Transcript key={chosen.language} captions={chosen} getHref={getHref} {...props} />
  }
  return (
    <div ref={place} className="r-transcript">
      {failed && <Failed text={t.failed} onRetry={want} />}
    </div>
  )
}
