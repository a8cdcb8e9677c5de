// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { guardVisits } from '#portal/pages/page.store.ts'
import { goTo } from '#portal/router/location.ts'
import { updateCurrentUser } from '#session/update.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'

fakeApi()
updateCurrentUser(ada)
guardVisits()

beforeEach(() => goTo('/company_profile/7'))

const failure = (status?: number) =>
  new CustomEvent('research-error', {
    bubbles: true,
    composed: true,
    detail: { code: 'server', message: 'No', ...(status !== undefined && { status }) },
  })

function profile() {
  const element = document.createElement('research-company-profile')
  const root = element.attachShadow({ mode: 'open' })
  const events = document.createElement('research-event-cards')
  root.append(events)
  document.body.replaceChildren(element)
  return { element, events }
}

test.each([403, 404])('R298 a profile that fails with %i leads to the error page of that status', (status) => {
  profile().element.dispatchEvent(failure(status))
  expect(location.pathname).toBe(`/error/${status}`)
})

test('R297 R298 a part of a profile that fails leaves the page where it is', () => {
  const { element, events } = profile()
  events.dispatchEvent(failure(500))
  element.dispatchEvent(failure())
  expect(location.pathname).toBe('/company_profile/7')
})
