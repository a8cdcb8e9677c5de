import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { deepAll, everythingIn, isVisible } from '../support/deep.ts'
import { rootOf } from '../support/dom.ts'
import { testPage } from '../support/page.ts'
import { sceneOf } from '../support/scenes.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()

const usual = () =>
  emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference', colorScheme: 'light', media: 'screen' })
after(usual)

const SMALLEST = 24

const isLinkInText = (element: Element) =>
  element.localName === 'a' &&
  getComputedStyle(element).display === 'inline' &&
  element.parentElement?.closest('p, li, dd, td, q, h2, h3, h1') !== null

/** What a finger or a mouse aims at: a field that its label stands for is as large as that. */
const targetOf = (element: HTMLElement) => {
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement>)[0] : undefined
  return element.matches('[type=radio], [type=checkbox]') && label ? label : element
}

const noTarget = 'table, div, section, ul, h1, h2, [tabindex="-1"][aria-hidden=true]'

/** How far a rectangle is from a point. */
const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** Smaller than 24 px, with another target within the circle of that size around its middle (WCAG 2.5.8). */
function isCramped(element: Element, targets: readonly Element[]): boolean {
  const box = element.getBoundingClientRect()
  if (box.width >= SMALLEST && box.height >= SMALLEST) return false
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return targets.some((other) => other !== element && distance(other.getBoundingClientRect(), x, y) < SMALLEST / 2)
}

const described = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`
}

const controls =
  'button, a[href], input:not([type=hidden]), select, summary, [role=button], [role=switch], [role=tab], [role=option], [role=slider], [tabindex="0"]'

for (const { spec } of widgets)
  describe(`<${spec.tag}>`, () => {
    const scene = sceneOf(spec.tag)

    async function ready() {
      if (scene.signedIn) page.signIn()
      scene.answer(page.api)
      const element = await page.mount(scene.html)
      await eventually(() => scene.ready(rootOf(element)))
      return rootOf(element)
    }

    it('embedding 14: whoever wants less motion gets none: nothing takes time', async () => {
      await emulateMedia({ reducedMotion: 'reduce' })
      const root = await ready()
      for (const element of everythingIn(root)) {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element)
        const seconds = [
          ...transitionDuration.split(','),
          ...(animationName === 'none' ? [] : animationDuration.split(',')),
        ]
        for (const each of seconds)
          assert.isAtMost(Number.parseFloat(each) || 0, 0, `${element.localName}.${element.className}`)
        assert.notStrictEqual(scrollBehavior, 'smooth')
      }
      assert.isEmpty(everythingIn(root).flatMap((element) => element.getAnimations()))
      await usual()
    })

    it('embedding 14: in forced colours what can be used, chosen or focused is still told apart', async () => {
      await emulateMedia({ forcedColors: 'active' })
      const root = await ready()
      assert.isTrue(matchMedia('(forced-colors: active)').matches)
      for (const control of deepAll(root, 'button, input:not([type=hidden]), select').filter(isVisible)) {
        const { borderTopStyle, borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(control)
        const isSeen =
          (borderTopStyle !== 'none' && borderTopWidth !== '0px') ||
          outlineStyle !== 'none' ||
          textDecorationLine !== 'none' ||
          control.textContent?.trim() !== '' ||
          control.querySelector('svg') !== null ||
          control.matches('[type=radio], [type=checkbox], [type=range], [role=switch]') ||
          getComputedStyle(control.parentElement as Element).borderTopStyle !== 'none'
        assert.isTrue(isSeen, control.outerHTML.slice(0, 200))
      }
      for (const icon of deepAll<SVGElement>(root, 'svg').filter(isVisible))
        assert.notStrictEqual(getComputedStyle(icon).color, 'rgba(0, 0, 0, 0)')
      // The ring is an outline, which such modes keep, and not a shadow, which they take away.
      for (const control of deepAll(root, 'button:enabled, a[href], input:enabled').filter(isVisible).slice(0, 5)) {
        control.focus()
        await sendKeys({ press: 'Shift' })
        const ringed = [control, control.parentElement, control.closest('label')].some(
          (each) => each && getComputedStyle(each).outlineStyle !== 'none',
        )
        assert.isTrue(ringed || !control.matches(':focus-visible'), control.outerHTML.slice(0, 200))
      }
      await usual()
    })

    it('embedding 14: everything that can be pressed is 24 px wide and high, or has as much room to itself', async () => {
      const root = await ready()
      const targets = deepAll(root, controls)
        .filter((element) => isVisible(element) && !isLinkInText(element) && !element.matches(noTarget))
        .map(targetOf)
      assert.deepEqual(targets.filter((element) => isCramped(element, targets)).map(described), [])
    })

    it('embedding 14: by Tab each control is reached once, is seen and ringed, and Tab leads out again', async () => {
      const root = await ready()
      const [start, end] = ['before', 'after'].map((text) =>
        Object.assign(document.createElement('button'), { textContent: text }),
      )
      if (!(start && end)) throw new Error('no buttons')
      page.stage.prepend(start)
      page.stage.append(end)
      start.focus()
      const seen = new Set<Element>()
      let last: Element | undefined
      for (let presses = 0; presses < 200; presses++) {
        await sendKeys({ press: 'Tab' })
        if (document.activeElement === end) break
        let at: Element | null = document.activeElement
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
        if (!at) throw new Error('the focus is lost')
        assert.notStrictEqual(at, document.body, 'the focus is lost')
        // A video keeps the focus while Tab moves through the browser's own controls.
        const inItsControls = at === last && at instanceof HTMLVideoElement
        assert.isFalse(seen.has(at) && !inItsControls, `twice: ${at.outerHTML.slice(0, 200)}`)
        seen.add(at)
        last = at
        const { width, height } = at.getBoundingClientRect()
        assert.isAbove(width * height, 0, at.outerHTML.slice(0, 200))
      }
      assert.strictEqual(document.activeElement === end, true, `Tab leads out; it is at ${seen.size}`)
      await settled()
      assert.isTrue(root.isConnected)
    })
  })
