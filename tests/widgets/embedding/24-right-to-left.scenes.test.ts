import { widgets } from '../../../widgets/specs/all.ts'
import { testRightToLeft } from '../support/right-to-left.ts'
import { sceneOf } from '../support/scenes.ts'
import { toolStates } from '../support/tool-states.ts'
import { ready, type State } from '../support/widget-states.ts'

/** Every widget at work. */
const atWork = widgets.map(
  ({ spec: { tag } }): State => ({ tag, state: 'at work', signedOut: !sceneOf(tag).signedIn, reach: ready(tag) }),
)

/** Each state of the tools begins where the one before it ends. */
const searching = Object.keys(toolStates).map(
  (state, index): State => ({
    tag: 'research-feed',
    state,
    async reach(root) {
      await ready('research-feed')(root)
      for (const step of Object.values(toolStates).slice(0, index + 1)) await step(root)
    },
  }),
)

testRightToLeft([...atWork, ...searching])
