// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { $notificationOwner, PORTAL } from '#entities/notification/notification-owner.ts'
import { PageNotifications } from '#entities/notification/page-notifications.tsx'
import { pageNotifications, persistNotification } from '#session/notifications.ts'
import { clearCookies } from '../../../support/cookies.ts'
import { render } from '../../../support/render.ts'

beforeEach(() => {
  render(null)
  clearCookies()
  pageNotifications.clear()
  $notificationOwner.set(undefined)
})

const messages = (view: ReturnType<typeof render>) => view.all('p').map(({ textContent }) => textContent)

let step: (path: string) => void
let arrive: (path: string) => void
function Portal() {
  const [path, setPath] = useState('/reset_password')
  const [seenPath, setSeenPath] = useState(path)
  step = setPath
  arrive = setSeenPath
  return <PageNotifications as={PORTAL} path={path} seenPath={seenPath} />
}

let leave: (gone: boolean) => void
function Page() {
  const [gone, setGone] = useState(false)
  leave = setGone
  return (
    <>
      {!gone && <PageNotifications />}
      <PageNotifications />
    </>
  )
}

test('R094 of two elements on a page one shows what an earlier page has left', () => {
  persistNotification(['Once'])
  const view = render(
    <>
      <PageNotifications />
      <PageNotifications />
    </>,
  )
  expect(messages(view)).toEqual(['Once'])
})

test('R094 when the element that shows it goes, the other one goes on', () => {
  persistNotification(['Once'])
  const view = render(<Page />)
  act(() => leave(true))
  expect(messages(view)).toEqual(['Once'])
})

test('R094 in the portal an element leaves it to the frame, also where it is there first', () => {
  $notificationOwner.set(PORTAL)
  persistNotification(['Once'])
  expect(messages(render(<PageNotifications />))).toEqual([])
  expect(document.cookie).not.toBe('')
})

test('R094 an element that nobody sees leaves it to one that is seen', () => {
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockImplementation(function (this: HTMLElement) {
    return this.closest('[hidden]') === null
  })
  persistNotification(['Once'])
  const view = render(
    <>
      <div hidden>
        <PageNotifications />
      </div>
      <section>
        <PageNotifications />
      </section>
    </>,
  )
  expect(view.all('section p').map(({ textContent }) => textContent)).toEqual(['Once'])
  expect(view.all('[hidden] p')).toEqual([])
})

test('R079 R094 a notice that was left before a step is shown after it, once', () => {
  const view = render(<Portal />)
  act(() => {
    persistNotification(['Check your inbox'])
    step('/login')
  })
  // The page before still stands, and says it in its own place.
  expect(messages(view)).toEqual([])
  act(() => arrive('/login'))
  expect(messages(view)).toEqual(['Check your inbox'])
  expect(document.cookie).toBe('')
  act(() => step('/landing_auth'))
  expect(messages(view)).toEqual([])
})

test('what is shown together with a step stays, what the page before had to say goes', () => {
  const view = render(<Portal />)
  act(() => pageNotifications.show(['Before']))
  act(() => {
    pageNotifications.show(['Now'])
    step('/')
  })
  expect(messages(view)).toEqual(['Now'])
  act(() => {
    step('/login')
    pageNotifications.show(['Then'])
  })
  expect(messages(view)).toEqual(['Then'])
})
