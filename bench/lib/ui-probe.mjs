// @ts-check

/** @typedef {{ start: number, answered: number, painted: number }} Paint milliseconds on the page's clock; `answered`: of the last answer given from memory */
/** @typedef {{ step: string, duration: number }} LongTask */
/** @typedef {{ step: string, value: number, sources: string[] }} Shift */

/** @typedef {{ longTasks: LongTask[], shifts: Shift[] }} Watched */

/** The event that counts as the beginning; `change` is fired on the window by whoever changes an attribute. @typedef {'click' | 'keydown' | 'popstate' | 'change'} Beginning */

/**
 * What the bench does and reads in the page. `reach` scrolls to a part of the widget and gives its middle, `expect` waits for
 * the next such event and then for a condition, `painted` gives the times of both, `rest` waits until nothing is to be done.
 * @typedef {object} Probe
 * @property {(selector: string) => { x: number, y: number }} reach
 * @property {string} widget the tag of the element that is looked at
 * @property {(type: Beginning, condition: (root: ShadowRoot) => boolean) => void} expect
 * @property {() => Promise<Paint>} painted
 * @property {() => Promise<void>} rest
 * @property {string} step
 * @property {LongTask[]} longTasks
 * @property {Shift[]} shifts
 */

/**
 * Runs in the page before its own scripts: watches long tasks and layout shifts, and answers GET calls of the API that were
 * asked before at once, so that what is measured has no network in it. Company gets as many values as `options` says.
 * @param {number} options
 */
export function installProbe(options) {
  const TIMEOUT_MS = 15_000
  /** @type {Map<string, string>} */
  const answers = new Map()
  let answered = 0
  const realFetch = window.fetch

  /** @param {string} path @param {string} body */
  const withManyOptions = (path, body) => {
    if (!path.endsWith('/tags/by_category')) return body
    const many = Array.from({ length: options }, (_, index) => {
      const value = `Company ${String(index * 7919).padStart(8, '0')} of a usual name`
      return { id: `many-${index}`, category: 'Company', value }
    })
    return JSON.stringify({ ...JSON.parse(body), Company: many })
  }
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (request.method !== 'GET' || !url.pathname.startsWith('/api/')) return realFetch(request)
    const known = answers.get(url.href)
    if (known === undefined) {
      const response = await realFetch(request)
      if (!response.ok) return response
      const body = withManyOptions(url.pathname, await response.text())
      answers.set(url.href, body)
      return new Response(body, { headers: { 'Content-Type': 'application/json' } })
    }
    answered = performance.now()
    return new Response(known, { headers: { 'Content-Type': 'application/json' } })
  }

  const rootOf = (/** @type {string} */ widget) => document.querySelector(widget)?.shadowRoot
  const nextPaint = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now())
        channel.port2.postMessage(undefined)
      }),
    )
  /** Looks in each frame, whose paint is the next thing to happen, so nothing is done that the page would not do itself. */
  const whenPainted = (/** @type {() => boolean} */ condition) =>
    new Promise((resolve, reject) => {
      const end = performance.now() + TIMEOUT_MS
      const look = () => {
        if (condition()) {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now())
          channel.port2.postMessage(undefined)
        } else if (performance.now() > end)
          reject(new Error(`${probe.step}: not seen in ${TIMEOUT_MS} ms: ${condition}`))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })

  /** @type {Promise<Paint>} */
  let pending = Promise.reject(new Error('nothing is expected'))
  pending.catch(() => {})
  /** The names of steps by their beginning, for entries that are told of later. */
  const steps = [{ start: 0, name: 'load' }]
  const stepAt = (/** @type {number} */ time) => steps.findLast(({ start }) => start <= time)?.name ?? ''

  /** @type {Probe} */
  const probe = {
    widget: 'research-feed',
    reach(selector) {
      const element = rootOf(probe.widget)?.querySelector(selector)
      if (!element) throw new Error(`${probe.step}: there is no ${selector}`)
      element.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    expect(type, condition) {
      pending = new Promise((resolve, reject) => {
        const begin = (/** @type {Event} */ event) => {
          const start = type === 'popstate' ? performance.now() : event.timeStamp
          whenPainted(() => {
            const root = rootOf(probe.widget)
            return root != null && condition(root)
          }).then((painted) => resolve({ start, answered, painted }), reject)
        }
        window.addEventListener(type, begin, { capture: true, once: true })
      })
      pending.catch(() => {})
    },
    painted: () => pending,
    async rest() {
      await nextPaint()
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
      await nextPaint()
    },
    get step() {
      return steps.at(-1)?.name ?? ''
    },
    set step(name) {
      steps.push({ start: performance.now(), name })
    },
    longTasks: [],
    shifts: [],
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) probe.longTasks.push({ step: stepAt(startTime), duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (entry.hadRecentInput) continue
      const sources = entry.sources.map((/** @type {any} */ { node }) => node?.className || node?.nodeName || '?')
      probe.shifts.push({ step: stepAt(entry.startTime), value: entry.value, sources })
    }
  }).observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, { probe })
}
