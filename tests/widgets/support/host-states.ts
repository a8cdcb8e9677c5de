import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { one, rootOf } from './dom.ts'
import { closeFrames, cookiesReach, type Frame, openFrame } from './frame.ts'
import { hostileCss } from './hostile-css.ts'
import { sceneOf } from './scenes.ts'
import { forgetSession, storeSession } from './session.ts'
import { changes, sizesIn } from './sizes.ts'
import { still } from './still.ts'
import { answerTools } from './tools.ts'
import { eventually, settled } from './wait.ts'
import { htmlOf, type State } from './widget-states.ts'

type Shown = { frame: Frame; root: ShadowRoot }

/** A page with the widget that gets into a state, and what its API answers then. */
async function frameFor(state: State, width: number, head = ''): Promise<Shown> {
  const { tag, answer, signedOut } = state
  forgetSession()
  if (!signedOut) storeSession()
  const body = `<div style="position: absolute; inset: 0 auto auto 0; width: ${width}px">${htmlOf(state)}</div>`
  const frame = await openFrame({ head, body })
  const place = frame.window.frameElement as HTMLIFrameElement
  place.width = String(width)
  place.height = '3000'
  place.scrollIntoView()
  answerTools(frame.api)
  sceneOf(tag).answer(frame.api)
  answer?.(frame)
  await cookiesReach(frame.document)
  await frame.loadLoader()
  return { frame, root: await eventually(() => rootOf(one(frame.document, tag))) }
}

/** The sizes, once nothing moves any more. */
async function measure({ frame, root }: Shown, { reach }: State) {
  await reach(root)
  await frame.document.fonts.ready
  return still(
    () => sizesIn(root),
    (before, now) => changes(before, now).length === 0,
    frame.document,
  )
}

/** The tests that hold widgets apart from their page in each of these states: neither changes the other. */
export function testHost(allStates: readonly State[]): void {
  // Rows out of sight may have their estimated height.
  before(() => setViewport({ width: 1280, height: 3200 }))
  afterEach(closeFrames)
  afterEach(forgetSession)

  const states = allStates.filter(({ state }) => state !== 'signed out' && !state.startsWith('loading'))

  for (const width of [1200, 500])
    for (const state of states)
      it(`embedding 11: under a hostile sheet <${state.tag}> ${state.state} measures the same within 1 px in ${width} px`, async () => {
        const expected = await measure(await frameFor(state, width), state)
        closeFrames()
        const actual = await measure(await frameFor(state, width, `<style>${hostileCss}</style>`), state)
        assert.deepEqual(changes(expected, actual), [])
      })

  for (const tag of new Set(states.map((state) => state.tag)))
    it(`embedding 11: <${tag}> puts nothing into the host’s page, changes nothing there, and leaves no word in its console`, async () => {
      for (const state of states.filter((each) => each.tag === tag)) {
        const { frame, root } = await frameFor(state, 1200)
        const changed: string[] = []
        const observer = new frame.window.MutationObserver((records) =>
          changed.push(
            ...records.map(({ type, target, attributeName }) => `${type} ${target.nodeName} ${attributeName}`),
          ),
        )
        observer.observe(frame.document, { subtree: true, childList: true, attributes: true, characterData: true })
        await state.reach(root)
        await settled()
        assert.deepEqual(changed, [], `${state.tag} ${state.state}`)
        assert.deepEqual(frame.complaints, [], `${state.tag} ${state.state}`)
        closeFrames()
      }
    })
}
