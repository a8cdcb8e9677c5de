import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { deepAll, everythingIn } from '../support/deep.ts'
import { one, rootOf } from '../support/dom.ts'
import { type Page, testPage } from '../support/page.ts'
import { sceneOf } from '../support/scenes.ts'
import { statesOf } from '../support/states-of.ts'
import { answerTools, click } from '../support/tools.ts'
import { eventually, settled } from '../support/wait.ts'
import { htmlOf, type State } from '../support/widget-states.ts'

const page = testPage()

// What is reached by a script is not scrolled to.
before(() => setViewport({ width: 1280, height: 1400 }))

const open = ':popover-open, dialog:modal'

const overlaysIn = (root: ParentNode) => deepAll(root, open)

/** States in which something lies above the page. */
const isAbove = ({ state }: State) =>
  /^with (the question|the ways into|a popup|the editor$|the words of a lock|a deletion that|a registration that|Not Auth|the export open)/.test(
    state,
  )

/** Hosts, each with a heading that does not move while the element loads, in which an element that lies in the flow would be cut, moved or covered. */
const hosts: Readonly<Record<string, (html: string) => string>> = {
  'moved and cut ancestors': (html) =>
    `<h1>Host</h1><div style="transform: scale(1); overflow: hidden; block-size: 120px; inline-size: 340px; contain: paint layout; filter: opacity(1)">${html}</div>`,
  'a modal dialog of the host': (html) => `<dialog class="host" style="margin-block: 0"><h1>Host</h1>${html}</dialog>`,
}

async function reached(state: State, dress: (html: string) => string, { api }: Page): Promise<ShadowRoot> {
  answerTools(api)
  sceneOf(state.tag).answer(api)
  state.answer?.(page)
  if (!state.signedOut) page.signIn()
  const element = await page.mount(dress(htmlOf(state)))
  page.stage.querySelector('dialog')?.showModal()
  // What opens without a visitor's own press shares its Escape with what is open already.
  await click(one(page.stage, 'h1'))
  const root = rootOf(element)
  await state.reach(root)
  return root
}

/** Whether what is in the middle of an overlay is the overlay: nothing cuts or covers it. */
function assertOnTop(overlay: Element) {
  const { x, y, width, height } = overlay.getBoundingClientRect()
  assert.isAbove(width, 20)
  assert.isAbove(height, 20)
  const root = overlay.getRootNode() as ShadowRoot
  const middle = [
    Math.min(Math.max(x + width / 2, 1), innerWidth - 1),
    Math.min(Math.max(y + height / 2, 1), innerHeight - 1),
  ] as const
  const hit = root.elementFromPoint(...middle)
  assert.isTrue(hit !== null && overlay.contains(hit), `${hit?.outerHTML.slice(0, 160)} lies above it`)
}

const focusOf = () => {
  let at: Element | null = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at
}

for (const { spec } of widgets)
  for (const state of statesOf(spec.tag).filter(isAbove))
    for (const [host, dress] of Object.entries(hosts))
      it(`embedding 15: <${spec.tag}> ${state.state} in ${host}: on top, put into no body, and Escape closes one level`, async () => {
        const outside = [...document.body.children]
        const root = await reached(state, dress, page)
        const overlays = await eventually(() => {
          const found = overlaysIn(root)
          assert.isNotEmpty(found)
          return found
        })
        assert.deepEqual(
          [...document.body.children].map(({ localName }) => localName),
          outside.map(({ localName }) => localName),
        )
        assert.strictEqual(everythingIn(root).length > 0, true)
        const top = overlays.at(-1) as HTMLElement
        await eventually(() => assertOnTop(top))

        // Which shuts what the visitor is in: the focus goes there first, where the state was reached without.
        if (!top.contains(focusOf())) top.querySelector<HTMLElement>('button, [tabindex], a, input')?.focus()
        const modal = top.localName === 'dialog'
        const count = overlays.length
        await sendKeys({ press: 'Escape' })
        await eventually(() => assert.isBelow(overlaysIn(root).length, count + (modal ? 1 : 0)))
        await settled()
        const hostDialog = page.stage.querySelector('dialog.host')
        if (hostDialog) assert.isTrue(hostDialog.matches(':modal'), 'the host’s own dialog stays')
        one(page.stage, spec.tag)
        page.takeComplaints()
      })
