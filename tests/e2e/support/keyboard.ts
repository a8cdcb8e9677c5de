import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has. */
const MOST_STOPS = 200

/** What is wrong with the place of the focus: it must be visible, ringed and not covered (WCAG 2.4.7, 2.4.11). */
const problemOfFocus = (page: Page, mayBeNowhere: boolean): Promise<string | undefined> =>
  page.evaluate((mayHaveLeft) => {
    // The browser's own bar has the focus.
    if (mayHaveLeft && document.activeElement === document.body) return undefined
    const composedParent = (node: Node): Node | null =>
      (node instanceof Element && node.assignedSlot) ||
      node.parentNode ||
      (node instanceof ShadowRoot ? node.host : null)
    const isWithin = (node: Node | null, ancestor: Node): boolean =>
      node !== null && (node === ancestor || isWithin(composedParent(node), ancestor))
    const hit = (x: number, y: number): Element | null => {
      let found = document.elementFromPoint(x, y)
      for (;;) {
        const inner = found?.shadowRoot?.elementFromPoint(x, y)
        if (!inner || inner === found) return found
        found = inner
      }
    }
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing has the focus'
    const name = focused.outerHTML.slice(0, 160)
    if (!focused.matches(':focus-visible')) return `not :focus-visible: ${name}`
    // A field may be drawn by its label, by its parent, or by the element behind it.
    const label = (focused as HTMLInputElement).labels?.[0]
    const drawn = [focused, focused.parentElement, focused.nextElementSibling, label].filter((each) => each != null)
    const isRinged = drawn.some((each) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/[,/] ?0\)$/.test(outlineColor)
    })
    if (!isRinged) return `no ring: ${name}`
    // A parent that holds more than the field may also hold what covers it.
    const areaOf = (element: Element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height
    const own = drawn.filter((each) => each !== focused.parentElement || areaOf(each) <= 2 * areaOf(focused))
    const boxes = drawn.slice(0, label ? undefined : 1).map((each) => each.getBoundingClientRect())
    const isSeen = boxes.some(({ left, right, top, bottom }) => {
      const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)]
      const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
      if (to - from < 1 || below - above < 1) return false
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
      return parts.some((across) =>
        parts.some((down) => {
          const at = hit(from + (to - from) * across, above + (below - above) * down)
          return at !== null && own.some((each) => isWithin(at, each))
        }),
      )
    })
    return isSeen ? undefined : `out of sight or covered: ${name}`
  }, mayBeNowhere)

/** Waits until the focus is on something that is visible, ringed and not covered. */
export const focusIsSeen = (page: Page) => expect.poll(() => problemOfFocus(page, false)).toBeUndefined()

/** Goes one step by Tab; the browser's own bar does not count as a stop of the page. */
export async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.keyboard.press(key)
  await expect.poll(() => problemOfFocus(page, true)).toBeUndefined()
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element.matches(':focus')))

/** Waits until the focus has come to one of these by itself. */
export const focusComesTo = (target: Locator) => expect.poll(() => hasFocus(target)).toBe(true)

/** Goes on by Tab until the focus is there; the focus is visible at every stop on the way. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor({ state: 'attached' })
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await hasFocus(target)) return
    await tab(page, key)
  }
  throw new Error(`no way by ${key} to ${target}`)
}

/** Goes there by Tab and presses a key. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Presses a key until this is true. */
export async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await isThere()) return
    await page.keyboard.press(key)
    await focusIsSeen(page)
  }
  throw new Error(`${key} does not lead there`)
}
