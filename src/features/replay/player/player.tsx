import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { playerTexts } from '#i18n/en/replay.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { FocusAround } from '#ui/dom/keep-focus.tsx'
import { useNear } from '#ui/hooks/use-near.ts'
import { useSheets } from '#ui/hooks/use-sheets.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { playIcon } from '#ui/icons/icons-player.ts'
import { ErrorState } from '#ui/states/error-state.tsx'
import { clock } from '../clock.ts'
import type { Film } from '../film.ts'
import { verbOf } from '../shortcuts.ts'
import { useFullscreen } from '../use-fullscreen.ts'
import { useIdle } from '../use-idle.ts'
import { createPlayer, type PlayerState } from './player.store.ts'
import { playerStyles } from './player.styles.ts'
import { PlayerBar } from './player-bar.view.tsx'

type PlayerProps = {
  /** The event's name. */
  name: string
  videoId: string
  film: Film
  /** The film with fresh addresses; undefined where the reader may not watch it any more. */
  refresh: () => Promise<Film | undefined>
  /** Hears as `playback` that no way to play the film has worked. */
  onFailure: (failure: Error) => void
}

/** The built-in player (R334, C70): the browser's video with controls of our own, which a strict policy takes. */
export function FilmPlayer({ name, videoId, film: given, refresh, onFailure }: PlayerProps) {
  const t = useTexts(playerTexts)
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  useSheets(box, playerStyles)
  // What the event says later, of itself, is no reason to begin anew.
  const [first] = useState({ film: given, refresh })
  const player = useMemo(() => createPlayer({ videoId, ...first }), [videoId, first])
  // Nothing is asked for, and no other origin learns of the reader, before it is near what is seen, or pressed (C70).
  const isNear = useNear(box)
  const [isReached, setReached] = useState(false)
  const reach = () => setReached(true)
  const isWanted = isNear || isReached
  useEffect(() => (isWanted && video.current ? player.start(video.current) : undefined), [player, isWanted])
  const state = useStore(player.$state)
  const { film, phase } = state
  // Captions with fresh addresses are elements anew.
  useEffect(() => {
    if (film.captions.length > 0) player.showCaptions()
  }, [player, film])
  const why = phase.is === 'failed' && !phase.retrying ? phase.why : undefined
  useEffect(() => {
    if (why) onFailure(Object.assign(new Error(`The film could not be played: ${why}`), { code: 'playback' }))
  }, [why, onFailure])
  const fullscreen = useFullscreen(box, video, player.setFullscreen)
  const { isIdle, wake } = useIdle(phase.is === 'playing')

  const keyDown = (event: KeyboardEvent) => {
    const verb = verbOf(event)
    wake()
    if (!verb) return
    event.preventDefault()
    event.stopPropagation()
    verb(player, () => fullscreen?.())
  }
  const keyUp = (event: KeyboardEvent) => verbOf(event) && event.stopPropagation()
  const classes = ['r-player', `r-player--${phase.is}`, isIdle && 'r-player--idle'].filter(Boolean).join(' ')
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={classes}
      aria-label={fill(t.player, { name })}
      onKeyDown={keyDown}
      onKeyUp={keyUp}
      onFocus={reach}
      onClickCapture={reach}
      onPointerMove={wake}
    >
      <div className="r-player__picture">
        {/* biome-ignore lint/a11y/useMediaCaption: captions come with the event, where it has some */}
        <video
          ref={video}
          playsInline
          preload="metadata"
          poster={isWanted ? film.poster : undefined}
          onClick={isIdle ? wake : player.toggle}
          onDoubleClick={fullscreen}
        >
          {film.captions.map(({ url, language, label }) => (
            <track key={url} kind="captions" src={url} srcLang={language} label={label} />
          ))}
        </video>
        <OnPicture state={state} onStartOver={player.startOver} onRetry={() => void player.retry()} />
      </div>
      <PlayerBar
        state={state}
        player={player}
        onFullscreen={fullscreen}
        onPictureInPicture={pictureInPictureOf(video)}
      />
    </section>
  )
}

/** Undefined where the browser has none, or the page forbids it. Refused without a film: then nothing changes. */
const pictureInPictureOf = (video: RefObject<HTMLVideoElement | null>) =>
  document.pictureInPictureEnabled
    ? () => {
        const isOut = document.pictureInPictureElement !== null
        const done = isOut ? document.exitPictureInPicture() : video.current?.requestPictureInPicture()
        done?.catch(() => {})
      }
    : undefined

type OnPictureProps = { state: PlayerState; onStartOver: () => void; onRetry: () => void }

/** What is said over the picture: that it is waited for, has failed, or goes on where it was left. */
function OnPicture({ state: { phase, isStarted, resumedAt }, onStartOver, onRetry }: OnPictureProps) {
  const t = useTexts(playerTexts)
  if (phase.is === 'failed') {
    const retry = { label: t.retry, onRetry, busy: phase.retrying }
    return (
      <FocusAround className="r-player__failure">
        <ErrorState text={t[phase.why]} retry={phase.why === 'unsupported' ? undefined : retry} />
      </FocusAround>
    )
  }
  return (
    <>
      {phase.is === 'waiting' && <span className="r-player__waiting" role="status" aria-label={t.waiting} />}
      {!isStarted && (
        <span className="r-player__start">
          <Icon path={playIcon} />
        </span>
      )}
      {resumedAt !== undefined && (
        <FocusAround className="r-player__resumed">
          <span role="status">{fill(t.resumed, { time: clock(resumedAt) })}</span>
          <Button onClick={onStartOver}>{t.startOver}</Button>
        </FocusAround>
      )}
    </>
  )
}
