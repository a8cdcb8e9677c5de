import { locale } from '#config/locale.ts'
import { playerTexts } from '#i18n/en/replay.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { retryIcon } from '#ui/icons/icons.ts'
import {
  captionsIcon,
  exitFullscreenIcon,
  fullscreenIcon,
  mutedIcon,
  pauseIcon,
  pictureInPictureIcon,
  playIcon,
  volumeIcon,
} from '#ui/icons/icons-player.ts'
import { clock } from '../clock.ts'
import { type Player, type PlayerState, rates } from './player.store.ts'

type PlayerBarProps = {
  state: PlayerState
  player: Player
  /** Left out where the browser has none, or the page forbids it. */
  onFullscreen: (() => void) | undefined
  onPictureInPicture: (() => void) | undefined
}

/** The controls of a film, from left to right in every language, as a clock runs. */
export function PlayerBar({ state, player, onFullscreen, onPictureInPicture }: PlayerBarProps) {
  const language = useLanguage()
  const t = useTexts(playerTexts)
  const { phase, time, duration, isFullscreen } = state
  const isRunning = phase.is === 'playing' || phase.is === 'waiting'
  const [icon, label] = isRunning
    ? [pauseIcon, t.pause]
    : phase.is === 'ended'
      ? [retryIcon, t.replay]
      : [playIcon, t.play]
  return (
    <div className="r-player__bar" dir="ltr">
      <SeekSlider state={state} onSeek={player.seek} />
      <div className="r-player__row">
        <IconButton icon={icon} label={label} onClick={player.toggle} />
        <VolumeControl state={state} player={player} />
        <span className="r-player__time">
          {fill(t.time, { time: clock(time), duration: duration > 0 ? clock(duration) : '–' })}
        </span>
        <CaptionsControl state={state} player={player} />
        <Choice
          label={t.speed}
          value={state.rate}
          options={rates.map((rate) => ({
            value: rate,
            label: fill(t.speedValue, { rate: new Intl.NumberFormat(locale(language)).format(rate) }),
          }))}
          onChoose={player.setRate}
        />
        {onPictureInPicture && (
          <span className="r-player__out">
            <IconButton icon={pictureInPictureIcon} label={t.pictureInPicture} onClick={onPictureInPicture} />
          </span>
        )}
        {onFullscreen && (
          <IconButton
            icon={isFullscreen ? exitFullscreenIcon : fullscreenIcon}
            label={isFullscreen ? t.exitFullscreen : t.fullscreen}
            onClick={onFullscreen}
          />
        )}
      </div>
    </div>
  )
}

function SeekSlider({ state, onSeek }: { state: PlayerState; onSeek: (time: number) => void }) {
  const t = useTexts(playerTexts)
  const { time, duration, buffered } = state
  return (
    <Slider
      name="seek"
      label={t.seek}
      value={time}
      max={duration}
      step={0.1}
      words={fill(t.position, { time: clock(time), duration: clock(duration) })}
      filled={buffered}
      onMove={onSeek}
    />
  )
}

function VolumeControl({ state: { volume, isMuted }, player }: Pick<PlayerBarProps, 'state' | 'player'>) {
  const t = useTexts(playerTexts)
  const heard = isMuted ? 0 : volume
  return (
    <>
      <IconButton
        icon={heard === 0 ? mutedIcon : volumeIcon}
        label={heard === 0 ? t.unmute : t.mute}
        onClick={player.toggleMuted}
      />
      <Slider
        name="volume"
        label={t.volume}
        value={heard}
        max={1}
        step={0.05}
        words={fill(t.volumeValue, { percent: Math.round(heard * 100) })}
        onMove={player.setVolume}
      />
    </>
  )
}

/** One language is on or off; of several one is chosen. */
function CaptionsControl({ state: { film, captions }, player }: Pick<PlayerBarProps, 'state' | 'player'>) {
  const t = useTexts(playerTexts)
  if (film.captions.length === 0) return null
  if (film.captions.length === 1)
    return (
      <IconButton icon={captionsIcon} label={t.captions} aria-pressed={captions >= 0} onClick={player.toggleCaptions} />
    )
  const languages = film.captions.map(({ label, language }, value) => ({ value, label: label || language }))
  return (
    <Choice
      label={t.captions}
      value={captions}
      options={[{ value: -1, label: t.captionsOff }, ...languages]}
      onChoose={player.setCaptions}
    />
  )
}

type SliderProps = {
  name: 'seek' | 'volume'
  label: string
  value: number
  max: number
  step: number
  /** The value as a screen reader says it. */
  words: string
  /** To where it is marked as filled, besides the value. */
  filled?: number
  onMove: (value: number) => void
}

function Slider({ name, label, value, max, step, words, filled = 0, onMove }: SliderProps) {
  const share = (part: number) => ({ inlineSize: `${max > 0 ? Math.min(100, (part / max) * 100) : 0}%` })
  return (
    <div className={`r-player__slider r-player__${name}`}>
      <span className="r-player__filled" style={share(filled)} />
      <span className="r-player__passed" style={share(value)} />
      <input
        type="range"
        data-slider={name}
        aria-label={label}
        aria-valuetext={words}
        min={0}
        max={max}
        step={step}
        value={value}
        disabled={max === 0}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: number
  options: readonly { value: number; label: string }[]
  onChoose: (value: number) => void
}

/** The browser's own list: it opens above everything, in full screen too, and on a phone as its wheel. */
function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      className="r-player__choice"
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
