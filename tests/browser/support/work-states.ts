import { widgets } from '#widgets/all-specs.ts'
import { sceneOf } from './scenes.ts'
import { ready, type State } from './widget-states.ts'

/** Every widget at work, with data. */
export const workStates: readonly State[] = widgets.map(({ spec: { tag } }) => ({
  tag,
  state: 'at work',
  signedOut: !sceneOf(tag).signedIn,
  reach: ready(tag),
}))
