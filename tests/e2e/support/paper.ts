import type { Page } from '@playwright/test'

/** What is wrong with a page on paper: controls, texts cut at the right, pale texts, dark grounds, rows that may be split. */
export const problemsOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (root: Document | ShadowRoot): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? all(each.shadowRoot) : []),
      ])
    const named = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 30)}"`
    const seen = all(document).filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.r-visually-hidden, .portal-skip'),
    )
    const useless =
      'nav, header.portal-bar, .portal-dock, .portal-back, [role=tablist], [role=search], .r-button, .r-icon-button, .r-menu, summary, dialog'
    // The lock before what is not included and the sign before an address carry meaning.
    const isSign = (element: Element) => element.closest('.r-locked-option, .r-contact') !== null
    const pressed = seen
      .filter((element) => element.matches(useless) && !isSign(element))
      .map((element) => `to press: ${named(element)}`)
    const wide = seen
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('svg'))
      .map((element) => `cut at the right: ${named(element)}`)
    const lightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? []
      const scale = colour.startsWith('color(') ? 255 : 1
      return ((red * 0.2126 + green * 0.7152 + blue * 0.0722) * scale) / 255
    }
    const texts = seen.filter(
      (element) =>
        !element.closest('.r-avatar, svg') &&
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
    )
    const pale = texts
      .filter((element) => lightness(getComputedStyle(element).color) > 0.5)
      .map((element) => `pale: ${named(element)} ${getComputedStyle(element).color}`)
    const dark = seen
      .filter((element) => element.matches('html, .r-root'))
      .filter((element) => getComputedStyle(element).backgroundColor !== 'rgb(255, 255, 255)')
      .map((element) => `not white: ${named(element)}`)
    const split = seen
      .filter((element) => element.matches('tbody tr, article.r-tile, article.r-event, .r-preference-card'))
      .filter((element) => getComputedStyle(element).breakInside !== 'avoid')
      .map((element) => `may be split: ${named(element)}`)
    return [...new Set([...pressed, ...wide, ...pale, ...dark, ...split])].slice(0, 12)
  })
