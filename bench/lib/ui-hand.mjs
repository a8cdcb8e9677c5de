// @ts-check

/** @typedef {import('./ui-probe.mjs').Probe} Probe */
/** @typedef {string} Condition the text of a function of the widget's shadow root, which runs in the page */
/** @typedef {Awaited<ReturnType<Probe['painted']>>} Paint */

/**
 * A reader's hand and eye: real input, and when what it leads to is painted. Nothing is asked of the page between the two.
 * @param {import('playwright-core').Page} page
 */
export function handOn(page) {
  /** Waits until the page is idle. */
  const rest = () => page.evaluate(() => /** @type {any} */ (window).probe.rest())

  /** What the entries from here on belong to. @param {string} name */
  const begin = (name) =>
    page.evaluate((name) => {
      const { probe } = /** @type {any} */ (window)
      probe.step = name
    }, name)

  /** Scrolls a part of the element into view and moves the mouse onto it, once it does not move. @param {string} selector */
  async function pointAt(selector) {
    /** @type {{ x: number, y: number } | undefined} */
    let before
    for (;;) {
      /** @type {{ x: number, y: number }} */
      const place = await page.evaluate((selector) => /** @type {any} */ (window).probe.reach(selector), selector)
      if (place.x === before?.x && place.y === before.y) return
      before = place
      await page.mouse.move(place.x, place.y)
      await rest()
    }
  }

  /**
   * @param {import('./ui-probe.mjs').Beginning} type
   * @param {() => Promise<unknown>} act
   * @param {Condition} condition
   * @returns {Promise<Paint>}
   */
  async function timed(type, act, condition) {
    await page.evaluate(`probe.expect(${JSON.stringify(type)}, ${condition})`)
    await act()
    return page.evaluate(() => /** @type {any} */ (window).probe.painted())
  }

  /** @param {string} selector @param {Condition} condition */
  async function click(selector, condition) {
    await pointAt(selector)
    const paint = await timed(
      'click',
      async () => {
        await page.mouse.down()
        await page.mouse.up()
      },
      condition,
    )
    await rest()
    return paint
  }

  /** @param {string} key @param {Condition} condition */
  async function press(key, condition) {
    const paint = await timed('keydown', () => page.keyboard.press(key), condition)
    await rest()
    return paint
  }

  /** One step back in the history. @param {Condition} condition */
  async function back(condition) {
    const paint = await timed('popstate', () => page.evaluate(() => history.back()), condition)
    await rest()
    return paint
  }

  /**
   * Sets attributes of the element, as its host does.
   *
   * @param {Record<string, string>} attributes
   * @param {Condition} condition
   */
  async function change(attributes, condition) {
    const set = () =>
      page.evaluate((attributes) => {
        const widget = document.querySelector(/** @type {any} */ (window).probe.widget)
        window.dispatchEvent(new Event('change'))
        for (const [name, value] of Object.entries(attributes)) widget?.setAttribute(name, value)
      }, attributes)
    const paint = await timed('change', set, condition)
    await rest()
    return paint
  }

  return { begin, rest, pointAt, click, press, back, change }
}
