// @ts-check

/** @typedef {{ overflow: number, cut: string[], targets: import('./targets.mjs').Target[] }} Seen */

/** Faults of a page that a program can see, shadow roots included; runs in the page. @returns {Seen} */
export function inspect() {
  /** @param {ParentNode} root @returns {Element[]} */
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])])
  /** @param {Element} element @returns {Element | null} */
  const parentOf = (element) => {
    if (element.assignedSlot) return element.assignedSlot
    const root = element.getRootNode()
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  /** @param {Element} element */
  const nameOf = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
    const kind = element.getAttribute('part') ?? element.classList[0] ?? ''
    return `${element.localName}${kind && `.${kind}`} "${words.slice(0, 40)}"`
  }
  /** @param {Element} element */
  const isSeen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1
  }
  /** Whether the style hides the element. @param {CSSStyleDeclaration} style */
  const isHidden = ({ clipPath, clip, inlineSize }) =>
    clipPath !== 'none' || (clip !== 'auto' && clip !== '') || inlineSize === '1px'

  /** Whether a text is cut off without an ellipsis or a scroll bar. @param {Element} element */
  const isCut = (element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const text = range.getBoundingClientRect()
    for (let at = /** @type {Element | null} */ (element); at && at !== document.body; at = parentOf(at)) {
      const style = getComputedStyle(at)
      if (isHidden(style)) return false
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
      const clips = /hidden|clip/
      const box = at.getBoundingClientRect()
      if (clips.test(style.overflowX) && (text.right > box.right + 1.5 || text.left < box.left - 1.5)) return true
      if (clips.test(style.overflowY) && (text.bottom > box.bottom + 3 || text.top < box.top - 3)) return true
      if (style.position === 'fixed') return false
    }
    return false
  }
  const elements = all(document).filter(isSeen)
  const texts = elements.filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  )

  const pressed =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=option], [role=tab], [role=switch], [role=checkbox], [role=slider]'
  /** The box of an element with its pseudo-elements and its label. @param {Element} element */
  const boxOf = (element) => {
    const label = element.matches('input[type=checkbox], input[type=radio]') ? element.closest('label') : null
    const own = (label ?? element).getBoundingClientRect()
    let { x, y, width, height } = own
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (style.content === 'none' || style.position !== 'absolute') continue
      const [wide, high] = [Number.parseFloat(style.width), Number.parseFloat(style.height)]
      if (!(wide >= width && high >= height)) continue
      ;[x, y, width, height] = [x - (wide - width) / 2, y - (high - height) / 2, wide, high]
    }
    return { x: x + scrollX, y: y + scrollY, width, height }
  }
  /** Whether it stands in a line of text, which sets its height. @param {Element} element */
  const isInline = (element) => {
    const parent = element.parentElement
    if (!element.matches('a, button, summary') || !parent) return false
    const words = (/** @type {Node} */ node) => (node.textContent ?? '').trim().length
    return getComputedStyle(element).display === 'inline' && words(parent) > words(element)
  }
  const modal = elements.find((element) => element.matches(':modal'))
  /** Whether a dialog or another layer covers it. @param {Element} element */
  const isCovered = (element) => {
    if (modal) {
      for (let at = /** @type {Element | null} */ (element); at !== modal; at = parentOf(at)) if (!at) return true
      return false
    }
    const { x, y, width, height } = element.getBoundingClientRect()
    const point = /** @type {const} */ ([x + width / 2, y + height / 2])
    let top = document.elementFromPoint(...point)
    for (let inner = top; inner; ) {
      const next = /** @type {Element | null} */ (inner.shadowRoot?.elementFromPoint(...point) ?? null)
      if (next === inner) break
      top = inner
      inner = next
    }
    return !element.closest('[popover]') && top?.closest('[popover]') != null
  }
  const targets = elements
    .filter(
      (element) =>
        element.matches(pressed) && !element.matches(':disabled') && !element.closest('[inert]') && !isCovered(element),
    )
    .filter((element) => !isHidden(getComputedStyle(element)))
    .map((element) => ({ name: nameOf(element), inline: isInline(element), ...boxOf(element) }))

  const { scrollWidth, clientWidth } = document.documentElement
  return { overflow: scrollWidth - clientWidth, cut: [...new Set(texts.filter(isCut).map(nameOf))], targets }
}

/** Collects layout shifts from the first byte on; runs before the page's own scripts. */
export function watchShifts() {
  /** @type {{ value: number, moved: string }[]} */
  const shifts = []
  Object.assign(window, { shotShifts: shifts })
  /** @param {Node | null} node */
  const nameOf = (node) => {
    if (!(node instanceof Element)) return node?.nodeName ?? 'gone'
    const root = node.getRootNode()
    const host = root instanceof ShadowRoot ? `${root.host.localName} ` : ''
    return `${host}${node.localName}${node.classList[0] ? `.${node.classList[0]}` : ''}`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue
      /** @type {{ node: Node | null, previousRect: DOMRect, currentRect: DOMRect }[]} */
      const sources = Reflect.get(entry, 'sources')
      const moved = sources
        .map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} ${from.y}+${from.height}→${to.y}+${to.height}`,
        )
        .join(', ')
      shifts.push({ value: Reflect.get(entry, 'value'), moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Whether the page has come to rest: nothing busy in it, and nothing changed since the last look; runs in the page.
 * @param {boolean} mayBeBusy for pages that are meant to wait
 */
export function atRest(mayBeBusy) {
  /** @param {ParentNode} root @returns {Element[]} */
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])])
  const elements = all(document)
  /** Parts below the window may load only once they are scrolled into view. @param {Element} each */
  const isNear = (each) => each.getBoundingClientRect().top < innerHeight
  const isBusy = elements.some((each) => each.matches('.r-skeleton, [aria-busy=true], :not(:defined)') && isNear(each))
  const sign = `${elements.length} ${document.documentElement.scrollHeight} ${document.readyState}`
  const before = Reflect.get(window, 'shotSign')
  Object.assign(window, { shotSign: sign })
  return before === sign && document.readyState === 'complete' && (mayBeBusy || !isBusy)
}
