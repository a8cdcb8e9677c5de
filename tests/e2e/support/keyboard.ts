import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { DemoAccount } from '#demo/data/accounts.ts'
import { fullAccount } from './people.ts'

/** More stops than any page has before what is looked for. */
const MOST_STOPS = 200

/** What is wrong with where the focus is: it must be seen, ringed and not covered (WCAG 2.4.7, 2.4.11). */
const problemOfFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
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
    // A field may be drawn by its label, or by what stands around or behind it.
    const label = (focused as HTMLInputElement).labels?.[0]
    const drawn = [focused, focused.parentElement, focused.nextElementSibling, label].filter((each) => each != null)
    const isRinged = drawn.some((each) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/[,/] ?0\)$/.test(outlineColor)
    })
    if (!isRinged) return `no ring: ${name}`
    const boxes = drawn.slice(0, label ? undefined : 1).map((each) => each.getBoundingClientRect())
    const isSeen = boxes.some(({ left, right, top, bottom }) => {
      const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)]
      const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
      if (to - from < 1 || below - above < 1) return false
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
      return parts.some((across) =>
        parts.some((down) => {
          const at = hit(from + (to - from) * across, above + (below - above) * down)
          return at !== null && drawn.some((each) => isWithin(at, each))
        }),
      )
    })
    return isSeen ? undefined : `out of sight or covered: ${name}`
  })

/** Waits until the focus is on something that is seen, ringed and not covered. */
export const focusIsSeen = (page: Page) => expect.poll(() => problemOfFocus(page), { timeout: 3000 }).toBeUndefined()

/** One step on, or back, by Tab; the browser's own bar is no stop of the page's. */
export async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.keyboard.press(key)
  const hasLeft = () => page.evaluate(() => document.activeElement === document.body)
  if (!(await hasLeft())) await focusIsSeen(page)
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element.matches(':focus')))

/** Waits until the focus has come there by itself. */
export const focusComesTo = (target: Locator) => expect.poll(() => hasFocus(target)).toBe(true)

/** Goes on by Tab until the focus is there; every stop on the way is seen. */
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

/** Presses a key until it has come to this. */
export async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await isThere()) return
    await page.keyboard.press(key)
    await focusIsSeen(page)
  }
  throw new Error(`${key} does not lead there`)
}

/** Signs in from the address bar, at the page that is wanted, and waits for it. */
export async function signInByKeyboard(
  page: Page,
  address: string,
  account: Pick<DemoAccount, 'username' | 'password'> = fullAccount(),
): Promise<void> {
  await page.goto(address)
  await tabTo(page, page.getByLabel('Username'))
  await page.keyboard.type(account.username)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(address)
}
