import type { KeyboardEvent } from 'react'
import type { Player } from './player/player.store.ts'

const SMALL_STEP_S = 5
const STEP_S = 10
const VOLUME_STEP = 0.1

type Verb = (player: Player, toggleFullscreen: () => void) => void

const verbs: Readonly<Record<string, Verb>> = {
  k: (player) => player.toggle(),
  ' ': (player) => player.toggle(),
  j: (player) => player.skip(-STEP_S),
  l: (player) => player.skip(STEP_S),
  arrowleft: (player) => player.skip(-SMALL_STEP_S),
  arrowright: (player) => player.skip(SMALL_STEP_S),
  arrowup: (player) => player.changeVolume(VOLUME_STEP),
  arrowdown: (player) => player.changeVolume(-VOLUME_STEP),
  home: (player) => player.seek(0),
  end: (player) => player.seek(player.$state.get().duration),
  m: (player) => player.toggleMuted(),
  c: (player) => player.toggleCaptions(),
  f: (_, toggleFullscreen) => toggleFullscreen(),
}

/** Keys that a control has a use of its own for. */
const own: Readonly<Record<string, RegExp>> = {
  button: /^( |enter)$/,
  select: /^( |enter|arrow.*|home|end|[a-z])$/,
  volume: /^(arrow.*|home|end)$/,
}

/** Up and down move a slider as left and right do. */
const onSeek: Readonly<Record<string, string>> = { arrowup: 'arrowright', arrowdown: 'arrowleft' }

/** What a key asks of the player; undefined where it asks nothing, or belongs to the control that has the focus. */
export function verbOf(event: KeyboardEvent): Verb | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, target } = event
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return undefined
  const key = event.key.toLowerCase()
  const control = target.dataset.slider ?? target.localName
  if (own[control]?.test(key)) return undefined
  return verbs[control === 'seek' ? (onSeek[key] ?? key) : key]
}
