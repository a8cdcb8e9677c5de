// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { restoreFocus } from '#portal/router/focus.ts'

const LINKS = '<a href="/company/1">A</a><a href="/company/1">B</a><a href="/company/2">C</a><button>D</button>'

/** Shows a page with a list in the shadow root of an element; gives that root. */
function showList(html = LINKS): ShadowRoot {
  document.body.innerHTML = '<main id="content" tabindex="-1"><x-list></x-list><x-list></x-list></main>'
  const [, second] = document.querySelectorAll('x-list')
  const root = second?.attachShadow({ mode: 'open' })
  if (!root) throw new Error('no list')
  root.innerHTML = html
  return root
}

const showOther = () => {
  document.body.innerHTML = '<main id="content" tabindex="-1">Another page</main>'
  document.querySelector('main')?.focus()
}

const step = (visit: string) => {
  history.replaceState({ visit }, '')
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

const frames = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

/** Leaves the list by a link, and comes back to it. */
async function leaveBy(text: string) {
  history.replaceState({ visit: 'list' }, '')
  const link = [...showList().querySelectorAll('a')].find(({ textContent }) => textContent === text)
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  step('other')
  showOther()
  await frames()
}

beforeAll(() => restoreFocus())
beforeEach(() => step('none'))

test.each(['A', 'B', 'C'])(
  'Back gives the focus to the link that was left by, through shadow roots: %s',
  async (text) => {
    await leaveBy(text)
    step('list')
    const root = showList()
    document.querySelector('main')?.focus()
    await frames()
    expect(root.activeElement?.textContent).toBe(text)
  },
)

test('the focus waits for a link that comes later', async () => {
  await leaveBy('C')
  step('list')
  const root = showList('')
  document.querySelector('main')?.focus()
  await frames()
  expect(document.activeElement?.localName).toBe('main')
  root.innerHTML = LINKS
  await frames()
  expect(root.activeElement?.textContent).toBe('C')
})

test('a reader who acts first keeps the focus where it is', async () => {
  await leaveBy('C')
  step('list')
  const root = showList('')
  document.querySelector('main')?.focus()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  root.innerHTML = LINKS
  await frames()
  expect(document.activeElement?.localName).toBe('main')
})

test('what has the focus on the page that stays keeps it', async () => {
  await leaveBy('C')
  step('list')
  const root = showList()
  root.querySelector('button')?.focus()
  await frames()
  expect(root.activeElement?.textContent).toBe('D')
})

test('a page that was left by no link gives the focus to nothing', async () => {
  await leaveBy('C')
  step('elsewhere')
  showList()
  document.querySelector('main')?.focus()
  await frames()
  expect(document.activeElement?.localName).toBe('main')
})
