// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $notificationOwner, PORTAL } from '#entities/notification/notification-owner.ts'
import { App } from '#portal/app.tsx'
import { guardVisits } from '#portal/pages/page.store.ts'
import { followNavigation, goTo } from '#portal/router/location.ts'
import { Dock } from '#portal/shell/dock.tsx'
import { pageNotifications, persistNotification } from '#session/notifications.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { NavigateEvent } from '#widgets/runtime/events.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'
import { render } from '../../support/render.ts'

fakeApi()
guardVisits()
followNavigation()

beforeEach(() => {
  // As the portal does at its start: no element takes what is the page's before the dock is here.
  $notificationOwner.set(PORTAL)
  signOut()
  pageNotifications.clear()
})
afterEach(() => void vi.restoreAllMocks())

const address = () => location.pathname + location.search + location.hash
const until = (isTrue: () => boolean) =>
  vi.waitFor(
    async () => {
      await act(async () => {})
      expect(isTrue()).toBe(true)
    },
    { timeout: 5000 },
  )

/** What an element does when a link of the portal is chosen in it. */
const navigate = (href: string) => document.body.dispatchEvent(new NavigateEvent({ href: location.origin + href }))

test('R094 what an earlier page has left is shown on the page that comes, once', async () => {
  persistNotification(['Your password has been reset'], { variant: 'success', dismissible: true })
  goTo('/login')
  const view = render(<App />)
  await until(() => view.all('.r-notice').length === 1)
  expect(view.text()).toContain('Your password has been reset')
  expect(document.cookie).not.toContain('notification')
  act(() => goTo('/landing_auth'))
  expect(view.all('.r-notice')).toEqual([])
})

test('R032 R074 C39 who changed the password is signed out and ends at the sign-in, with the notice', async () => {
  updateCurrentUser(ada)
  goTo('/change_password')
  const view = render(<App />)
  await until(() => view.all('.r-notifier').length === 1)
  act(() => {
    signOut()
    persistNotification(['Your password has been changed.'], { variant: 'success', dismissible: true })
    navigate('/login')
  })
  expect(address()).toBe('/login')
  expect(view.all('research-sign-in')).toHaveLength(1)
  expect(view.all('.r-notice--success').map(({ textContent }) => textContent)).toEqual([
    'Your password has been changed.',
  ])
})

const online = (is: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
  act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')))
}

test('R121 being offline is said in a bar that is told politely, and gone when the connection is back', () => {
  const view = render(<Dock seenPath="/" />)
  const [region] = view.all('[role=status]')
  expect(region?.textContent).toBe('')
  online(false)
  expect(region?.textContent).toBe('You appear to be offline.')
  online(true)
  expect(region?.textContent).toBe('')
})

test('R121 a page that begins offline says so', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(render(<Dock seenPath="/" />).text()).toBe('You appear to be offline.')
})
