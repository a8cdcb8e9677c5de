import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { findings } from './axe.ts'
import { hostUnder, violationsOn, wholeDocumented } from './csp.ts'
import { one } from './dom.ts'
import { closeFrames, type Frame } from './frame.ts'
import { hostileCss } from './hostile-css.ts'
import { layoutFaults, misplaced, startsIn } from './layout.ts'
import { assertGoodLinks } from './links.ts'
import { PSEUDO, pseudoMessages } from './pseudo-locale.ts'
import { none } from './same.ts'
import { forgetSession } from './session.ts'
import { changes, sizesIn } from './sizes.ts'
import { still } from './still.ts'
import { assertStyled } from './styled.ts'
import { mountIn, reachIn } from './through-states.ts'
import { settled } from './wait.ts'
import type { State } from './widget-states.ts'

const WIDE = 1200
const NARROW = 320

/** What a width, or the direction, may change of what axe finds. */
const ofLayout = ['target-size', 'scrollable-region-focusable']

/** A page of a host under the documented policy, and the one widget on it. */
type Mounted = { frame: Frame; root: ShadowRoot; host: HTMLElement; hostile: CSSStyleSheet }

/** How the page is dressed at the moment; every claim says all of it. */
type Dress = { width: number; theme?: 'light' | 'dark'; dir?: 'ltr' | 'rtl'; lang?: string; css?: string }

async function openHost(): Promise<Frame> {
  const head = '<script src="/node_modules/axe-core/axe.min.js"></script>'
  // With an address for what is only there if the deployment has one.
  const settings = { messages: pseudoMessages(), disclosuresUrl: 'https://broker.example/disclosures' }
  const frame = await hostUnder(await wholeDocumented(), '', {}, { head, settings })
  const place = frame.window.frameElement as HTMLIFrameElement
  // Rows out of sight may have their estimated height.
  place.height = '3000'
  place.width = String(WIDE)
  return frame
}

/** A widget whose state has still to be reached; `hostile` is a sheet of the host's that is empty. */
async function mounted(frame: Frame, state: State, onMount: () => void): Promise<Mounted> {
  const { document: page, window } = frame
  // Constructed: the policy refuses style elements.
  const hostile = new window.CSSStyleSheet()
  page.adoptedStyleSheets = [hostile]
  page.documentElement.dir = 'ltr'
  const root = await mountIn(frame, state, onMount)
  const at = { frame, root, host: root.host as HTMLElement, hostile }
  await dress(at, { width: WIDE })
  return at
}

async function dress({ frame, host, hostile }: Mounted, dressed: Dress): Promise<void> {
  const { width, theme = 'light', dir = 'ltr', lang = 'en', css = '' } = dressed
  const place = frame.window.frameElement as HTMLIFrameElement
  place.width = String(width)
  const stage = one(frame.document, '.stage')
  stage.style.cssText = `position: absolute; inset: 0 auto auto 0; width: ${width}px`
  stage.dir = dir
  host.setAttribute('theme', theme)
  host.lang = lang
  hostile.replaceSync(css)
  // What is told of a new size, such as a table that scrolls now, has come.
  await settled()
}

/** Milliseconds without a change, two frames: the earlier claims have given parts that load late their time. */
const STILL = 32

/** The sizes, once nothing moves any more. */
const measure = ({ frame, root }: Mounted) =>
  still(
    () => sizesIn(root),
    (before, now) => changes(before, now).length === 0,
    frame.document,
    STILL,
  )

const written = (value: unknown) => JSON.stringify(value instanceof Map ? [...value.values()] : value)
const equal = (before: unknown, now: unknown) => written(before) === written(now)

/** Mounts the widget and holds its way into the state to what a host may expect. */
async function assertGoodGuest(frame: Frame, state: State): Promise<Mounted> {
  const reported = (await violationsOn(frame)).length
  const changed: string[] = []
  const note = (records: MutationRecord[]) => {
    // The stage and its widget are dressed by these tests.
    const foreign = records.filter(
      ({ target, attributeName }) =>
        !(target instanceof frame.window.Element && target.matches('.stage, .stage > *') && attributeName),
    )
    changed.push(...foreign.map(({ type, target, attributeName }) => `${type} ${target.nodeName} ${attributeName}`))
  }
  const observer = new frame.window.MutationObserver(note)
  const everything = { subtree: true, childList: true, attributes: true, characterData: true }
  const at = await mounted(frame, state, () => observer.observe(frame.document, everything))
  await reachIn(at.root, state)
  await settled()
  observer.disconnect()
  assert.isNotNull(at.root.firstElementChild)
  assert.deepEqual(changed, [], 'changes of the page')
  assert.deepEqual((await violationsOn(frame)).slice(reported), [], 'violations of the policy')
  return at
}

/**
 * The tests that hold widgets to what is promised of every state. Each state is mounted once, in a page of its element under the
 * documented policy; the claims change the width, theme, language and direction of that page, one after another.
 */
export function testStates(states: readonly State[]): void {
  before(async () => {
    await setViewport({ width: 1280, height: 3200 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })
  for (const tag of new Set(states.map((state) => state.tag)))
    describe(`<${tag}>`, () => {
      let frame: Frame
      before(async () => {
        frame = await openHost()
      })
      after(() => {
        closeFrames()
        forgetSession()
        sessionStorage.clear()
      })
      for (const state of states.filter((each) => each.tag === tag))
        describe(state.state, () => testState(() => frame, state))
    })
}

function testState(frame: () => Frame, state: State): void {
  let now: Mounted | undefined
  /** A claim about the mounted widget, in which the console says nothing. */
  const claim = (title: string, prove: (at: Mounted) => unknown) =>
    it(title, async () => {
      if (!now) throw new Error('the state was not reached')
      await prove(now)
      assert.deepEqual(frame().complaints.splice(0), [], 'the console')
    })

  it('embedding 2, 11: under the documented policy and Trusted Types nothing is refused, the page of the host stays as it is', async () => {
    now = undefined
    now = await assertGoodGuest(frame(), state)
    assert.deepEqual(frame().complaints.splice(0), [], 'the console')
  })

  claim('embedding 6: every link is http, https, mailto or tel, and one to a new tab gives no opener', (at) =>
    assertGoodLinks(at.frame, at.root),
  )

  claim('embedding 14: axe finds nothing, every part has its style sheet, no tab order of its own', async (at) => {
    await dress(at, { width: WIDE })
    assertStyled(at.root)
    none(at.root, '[tabindex]:not([tabindex="0"], [tabindex="-1"])')
    assert.deepEqual(await findings(at.host), [])
  })

  claim('embedding 14: contrast is enough in the dark', async (at) => {
    await dress(at, { width: WIDE, theme: 'dark' })
    assert.deepEqual(await findings(at.host, { only: ['color-contrast'] }), [])
  })

  claim('embedding 14: in 320 px nothing is wider, and axe finds nothing either', async (at) => {
    await dress(at, { width: NARROW })
    assert.isAtMost(at.host.scrollWidth, at.host.clientWidth, 'nothing is wider than the element')
    assert.deepEqual(await findings(at.host, { but: ['color-contrast'] }), [])
  })

  // What moves while it loads has no size of its own yet.
  if (!state.state.startsWith('loading'))
    claim('embedding 11: under a hostile sheet everything measures the same within 1 px', async (at) => {
      for (const width of [NARROW, WIDE]) {
        await dress(at, { width })
        const calm = await measure(at)
        await dress(at, { width, css: hostileCss })
        assert.deepEqual(changes(calm, await measure(at)), [], `${width} px`)
      }
    })

  claim('embedding 24: long words keep to their room, and right to left is the mirror of left to right', async (at) => {
    const look = <T>(get: () => T) => still(get, equal, at.frame.document, STILL)
    await dress(at, { width: WIDE, lang: PSEUDO })
    const leftToRight = await look(() => startsIn(at.host))
    await dress(at, { width: WIDE, lang: PSEUDO, dir: 'rtl' })
    assert.deepEqual(misplaced(leftToRight, await look(() => startsIn(at.host))), [])
    for (const width of [WIDE, NARROW]) {
      await dress(at, { width, lang: PSEUDO, dir: 'rtl' })
      assert.deepEqual(await look(() => layoutFaults(at.host)), [], `${width} px`)
      assert.deepEqual(await findings(at.host, { only: ofLayout }), [], `${width} px`)
    }
  })
}
