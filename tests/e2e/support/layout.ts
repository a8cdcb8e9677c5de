import type { Page } from '@playwright/test'

/** How far a page can be scrolled sideways, in pixels. */
export const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Gives texts more room than any page does, or takes it back, in each open shadow root (WCAG 1.4.12). */
export const setLooseText = (page: Page, isLoose: boolean): Promise<void> =>
  page.evaluate((loose) => {
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ]
    const shared = window as { looseText?: CSSStyleSheet }
    if (!shared.looseText) {
      shared.looseText = new CSSStyleSheet()
      shared.looseText.replaceSync(`* {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important }`)
    }
    const sheet = shared.looseText
    for (const root of rootsIn(document)) {
      const others = root.adoptedStyleSheets.filter((each) => each !== sheet)
      root.adoptedStyleSheets = loose ? [...others, sheet] : others
    }
  }, isLoose)

/**
 * What of a page's text cannot be read: cut off by its own box without a way to scroll there or an ellipsis that is meant, out of
 * the page at a side, or below something that stays in the window wherever it is scrolled to.
 */
export const problemsOfLayout = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 2
    const all = (root: Document | ShadowRoot): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ])
    const parentOf = (element: Element): Element | null => {
      const root = element.getRootNode()
      return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
    }
    const around = (element: Element): Element[] => {
      const parent = parentOf(element)
      return parent ? [parent, ...around(parent)] : []
    }
    const named = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    /** For screen readers alone, or for a time to come. */
    const isHidden = (element: Element) =>
      [element, ...around(element)].some(
        (each) => each.matches('[hidden], .portal-skip, option') || getComputedStyle(each).clipPath === 'inset(50%)',
      ) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
    /** The lines of an element's own text. */
    const linesOf = (element: Element): DOMRect[] =>
      [...element.childNodes].flatMap((node) => {
        if (!(node instanceof Text) || node.data.trim() === '') return []
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
    const clips = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    /** Meant to be short: the whole is in a tooltip, on a page of its own, or in what it leads to. */
    const isShortened = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '')
    const problems: string[] = []
    const seen: { element: Element; lines: DOMRect[] }[] = []
    for (const element of all(document)) {
      const lines = isHidden(element) ? [] : linesOf(element)
      if (lines.length === 0) continue
      const boxes = [element, ...around(element)]
      const short = boxes.find((box) => isShortened(getComputedStyle(box)))?.getBoundingClientRect()
      const shown = lines.filter((line) => !short || (line.top < short.bottom - 4 && line.left < short.right))
      // Nothing is drawn beyond the ellipsis.
      const drawn = shown.map(({ x, y, width, height, right }) =>
        short && right > short.right ? new DOMRect(x, y, short.right - x, height) : new DOMRect(x, y, width, height),
      )
      seen.push({ element, lines: drawn })
      for (const box of short ? [] : boxes) {
        const style = getComputedStyle(box)
        const edge = box === document.body ? new DOMRect(0, -1e6, innerWidth, 2e6) : box.getBoundingClientRect()
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) break
        const isAside = lines.some(({ left, right }) => left < edge.left - SLACK || right > edge.right + SLACK)
        const isAbove = lines.some(({ top, bottom }) => top < edge.top - SLACK || bottom > edge.bottom + SLACK)
        if (isAside && (clips(style.overflowX) || box === document.body))
          problems.push(`cut at a side: ${named(element)}`)
        if (isAbove && clips(style.overflowY)) problems.push(`cut above or below: ${named(element)}`)
      }
    }
    // Things that stay in the window leave most of it to what is read.
    const staying = all(document).filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element)
      return (position === 'sticky' || position === 'fixed') && pointerEvents !== 'none' && !isHidden(element)
    })
    for (const element of staying) {
      const { width, height } = element.getBoundingClientRect()
      if (width > innerWidth / 2 && height > innerHeight / 3)
        problems.push(`stays over ${Math.round(height)} of ${innerHeight} px: ${named(element)}`)
    }
    // One text over another; what stays in the window stands over what moves.
    const moving = seen.filter(
      ({ element }) =>
        ![element, ...around(element)].some((box) => /sticky|fixed/.test(getComputedStyle(box).position)),
    )
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 3
    for (const [index, one] of moving.entries())
      for (const other of moving.slice(index + 1, index + 20))
        if (one.lines.some((line) => other.lines.some((another) => meet(line, another))))
          problems.push(`over one another: ${named(one.element)} and ${named(other.element)}`)
    return [...new Set(problems)].slice(0, 12)
  })
