import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { playerTexts } from '#i18n/en/replay.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { formatClock } from '#lib/format/clock.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { FocusAround } from '#ui/dom/keep-focus.tsx'
import { useNear } from '#ui/hooks/use-near.ts'
import { ErrorState } from '#ui/states/error-state.tsx'
import css from './player.css?inline'
import type { Player } from './player.store.ts'

registerStyles('features', css)

type PlayerProps = {
  /** The event's name. */
  name: string
  player: Player
  /** Called with the code `playback` when no form of the film plays. */
  onFailure: (failure: Error) => void
}

/** The built-in player (R334, C70): the browser's own, which resumes, falls back and tries again. */
export function FilmPlayer({ name, player, onFailure }: PlayerProps) {
  const t = useTexts(playerTexts)
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  // No request, also to another origin, before the player comes near the viewport or has the focus (C70).
  const isNear = useNear(box)
  const [isReached, setReached] = useState(false)
  const isWanted = isNear || isReached
  useEffect(() => (isWanted && video.current ? player.start(video.current) : undefined), [player, isWanted])
  const { film, failure, resumedAt } = useStore(player.$state)
  const why = failure && !failure.retrying ? failure.why : undefined
  useEffect(() => {
    if (why) onFailure(Object.assign(new Error(`The film could not be played: ${why}`), { code: 'playback' }))
  }, [why, onFailure])
  const startOver = () => {
    video.current?.focus()
    player.startOver()
  }
  return (
    <div ref={box} className="r-player">
      {/* biome-ignore lint/a11y/useMediaCaption: captions come with the event, if it has any */}
      <video
        ref={video}
        aria-label={fill(t.player, { name })}
        controls
        controlsList="nodownload"
        playsInline
        preload="metadata"
        poster={isWanted ? film.poster : undefined}
        onFocus={() => setReached(true)}
        onKeyDown={keepKeys}
        onKeyPress={keepKeys}
        onKeyUp={keepKeys}
      >
        {film.captions.map(({ url, language, label }) => (
          <track key={`${language} ${label}`} kind="captions" src={url} srcLang={language} label={label} />
        ))}
      </video>
      {failure && (
        <FocusAround className="r-player__failure">
          <ErrorState
            text={t[failure.why]}
            retry={
              failure.why === 'unsupported'
                ? undefined
                : { label: t.retry, onRetry: () => void player.retry(), busy: failure.retrying }
            }
          />
        </FocusAround>
      )}
      {!failure && resumedAt !== undefined && (
        <FocusAround className="r-player__resumed">
          <span role="status">{fill(t.resumed, { time: formatClock(resumedAt) })}</span>
          <Button onClick={startOver}>{t.startOver}</Button>
        </FocusAround>
      )}
    </div>
  )
}

/** Keys of the browser's player must not also be shortcuts of the host. */
function keepKeys(event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey } = event
  if (!altKey && !ctrlKey && !metaKey && /^( |Enter|Home|End|Arrow\w+)$/.test(key)) event.stopPropagation()
}
