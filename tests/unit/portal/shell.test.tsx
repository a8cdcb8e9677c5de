// @vitest-environment happy-dom
import type { DetachedWindowAPI } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Shell } from '#portal/shell/shell.tsx'
import { $session } from '#session/session.store.ts'
import { updateCurrentUser } from '#session/update.ts'
import { ada } from '../../support/people.ts'
import { render } from '../../support/render.ts'

/** The window's width, as happy-dom sets it. */
const resize = (width: number) => (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width })

beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => {}
})
afterEach(() => resize(1024))

const show = (userName?: string) =>
  render(
    <Shell path="/" page="/" userName={userName} onSearch={() => {}}>
      page
    </Shell>,
  )

test('R047 the user menu shows the name of the current user', () => {
  expect(
    show('Ada Byron')
      .all('.portal-user')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ada Byron'])
})

test('R039 a signed-out visitor has nothing to navigate', () => {
  const view = show()
  expect(view.all('nav, .r-menu')).toEqual([])
  expect(view.text()).toContain('page')
})

test('R040 the current entry is marked as such', () => {
  expect(
    show('Ada')
      .all('nav [aria-current=page]')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dashboard'])
})

test('R046 Logout signs out', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 204 })),
  )
  updateCurrentUser(ada)
  const view = show('Ada Byron')
  view.click(view.control('Logout'))
  await vi.waitFor(() => expect($session.get()).toMatchObject({ state: 'signed-out' }))
})

test('R048 R049 trap 2: at 992 px the navbar is a dropdown', () => {
  resize(992)
  expect(show('Ada').all('nav .r-menu')).toHaveLength(1)
})

test('R048 R049 trap 2: at 993 px it is not', () => {
  resize(993)
  expect(show('Ada').all('nav .r-menu')).toHaveLength(0)
})
