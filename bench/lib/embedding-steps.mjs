// @ts-check

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').CDPSession} Devtools */
/** @typedef {{ browser: import('playwright-core').Browser, address: string, username: string, password: string, tag: string, html: string, signedIn: boolean }} Host */
/** @typedef {{ page: Page, devtools: Devtools, html: string, tag: string, load: (body: string) => Promise<void>, close: () => Promise<void> }} Opened */

const MORE = 19
const ROUNDS = 50
const WARM_UP = 5
const QUIET_MS = 500

/**
 * A host page of the API's own origin, signed in where the element is for clients; `load` opens it with this HTML in its body.
 * @param {Host} host
 * @returns {Promise<Opened>}
 */
export async function openHost({ browser, address, username, password, tag, html, signedIn }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  if (signedIn) {
    const answer = await context.request.post(new URL('/api/auth', address).href, { data: { username, password } })
    const { token, refresh_token, contact } = await answer.json()
    const session = { accessToken: token, refreshToken: refresh_token, currentUserName: contact.name }
    await context.addCookies([
      { name: 'currentUser', value: encodeURIComponent(JSON.stringify(session)), url: address },
    ])
  }
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const place = new URL('/embedding-bench', address).href
  return {
    page,
    devtools,
    html,
    tag,
    async load(body) {
      await page.route(place, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><head><title>Host</title>
            <link rel="stylesheet" href="/widgets/first-paint.css"><script type="module" src="/widgets/loader.js"></script></head>
            <body><p>Above</p>${body}<div id="more"></div><p>Below</p></body></html>`,
        }),
      )
      await page.goto(place)
      await page.evaluate(install, tag)
    },
    close: () => context.close(),
  }
}

/** The state of the elements; runs in the page. @param {string} tag */
function install(tag) {
  /** @param {ParentNode} root @returns {Element[]} */
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ])
  /** @param {Element} element */
  const isReady = ({ shadowRoot }) =>
    shadowRoot !== null &&
    shadowRoot.querySelector('.r-root > *') !== null &&
    !all(shadowRoot).some((each) => each.matches('[aria-busy=true], .r-skeleton'))
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  /** Waits until every element of the kind shows its content, at most ten seconds. */
  const ready = async () => {
    const deadline = performance.now() + 10_000
    while (![...document.querySelectorAll(tag)].every(isReady) && performance.now() < deadline) await frame()
  }
  /** @param {string} html */
  const add = async (html) => {
    const start = performance.now()
    document.querySelector('#more')?.insertAdjacentHTML('beforeend', html)
    await ready()
    return performance.now() - start
  }
  const clear = async () => {
    document.querySelector('#more')?.replaceChildren()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  Object.assign(window, { bench: { ready, add, clear, all } })
}

/** @param {Page} page @param {string} code */
const run = (page, code) => page.evaluate(code)

/** Waits until the network has been idle for half a second. @param {Page} page */
async function quiet(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET_MS)
}

/** @param {Devtools} devtools */
async function metrics(devtools) {
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** @param {number | undefined} now @param {number | undefined} before */
const grown = (now, before) => (now ?? 0) - (before ?? 0)

/** @param {readonly number[]} times */
const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/**
 * The layout shift of a first visit, and the bytes of the scripts and styles that came.
 * @param {Opened} host
 */
export async function firstVisit({ page, devtools, load, close, html }) {
  await devtools.send('Network.enable')
  /** @type {Map<string, number>} */
  const sizes = new Map()
  /** @type {Map<string, string>} */
  const urls = new Map()
  devtools.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? ''
    if (/\/widgets\/.*\.(js|css)$/.test(url)) sizes.set(url, encodedDataLength)
  })
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  await load(html)
  await run(page, 'bench.ready()')
  await quiet(page)
  const shift = Number(await run(page, 'shifts.reduce((sum, value) => sum + value, 0)'))
  await close()
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return { shift, bytes, files: sizes.size }
}

/**
 * What the first element and each further one takes until it shows what it is there for, and the memory of each further one.
 * @param {Opened} host
 */
export async function costOfMore({ page, devtools, load, close, html }) {
  await load('')
  const firstMs = Number(await page.evaluate((text) => Reflect.get(window, 'bench').add(text), html))
  await quiet(page)
  const before = await metrics(devtools)
  /** @type {number[]} */
  const times = []
  for (let count = 0; count < MORE; count++)
    times.push(Number(await page.evaluate((text) => Reflect.get(window, 'bench').add(text), html)))
  await quiet(page)
  const after = await metrics(devtools)
  await close()
  return { firstMs, nextMs: median(times), heapBytes: grown(after.JSHeapUsedSize, before.JSHeapUsedSize) / MORE }
}

/**
 * What fifty rounds leave behind, compared with the page after five.
 *
 * @param {Opened} host
 */
export async function leftBehind({ page, devtools, load, close, html }) {
  await load('')
  /** @param {number} rounds */
  const go = async (rounds) => {
    for (let round = 0; round < rounds; round++) {
      await page.evaluate((text) => Reflect.get(window, 'bench').add(text), html)
      await run(page, 'bench.clear()')
    }
  }
  await go(WARM_UP)
  await quiet(page)
  const before = await metrics(devtools)
  await page.evaluate((text) => Reflect.get(window, 'bench').add(text), html)
  const nodesOfOne = Number(await run(page, "bench.all(document.querySelector('#more')).length"))
  await run(page, 'bench.clear()')
  await go(ROUNDS - 1)
  await quiet(page)
  const after = await metrics(devtools)
  await close()
  return {
    listeners: grown(after.JSEventListeners, before.JSEventListeners),
    nodes: grown(after.Nodes, before.Nodes),
    documents: grown(after.Documents, before.Documents),
    heapBytes: grown(after.JSHeapUsedSize, before.JSHeapUsedSize),
    nodesOfOne,
  }
}
