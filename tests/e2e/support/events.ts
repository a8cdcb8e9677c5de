import type { Page } from 'playwright-core'
import type { Roadshow } from '#contract/roadshow.ts'
import type { PageOptions } from './browser.ts'
import { sessionCookie, startSession } from './people.ts'
import type { Origins } from './start-server.ts'

export const rows = (page: Page) => page.getByRole('rowheader')
export const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
export const ready = (page: Page) => page.locator('.r-events__results[aria-busy=false]').waitFor()

/** What the tests of events do on the pages of a server, as the account that sees nearly everything. */
export function eventPages(server: () => Origins, open: (options?: PageOptions) => Promise<Page>) {
  const openEvents = async (path = '/events/upcoming', options: PageOptions = {}) => {
    const page = await open(options)
    await startSession(page, server().portal)
    await page.goto(server().portal + path)
    await rows(page).first().waitFor()
    return page
  }

  /** What the API says of an event to this reader. */
  const eventOf = async (page: Page, id: string): Promise<Roadshow & { name: string }> => {
    const token = (await sessionCookie(page))?.session.accessToken
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await fetch(`${server().portal}/api/roadshows/roadshow_by_id?roadshow_id=${id}`, { headers })
    return answer.json()
  }

  /** The list narrowed to one event. */
  const openEvent = async (id: string, options?: PageOptions) => {
    const page = await openEvents('/events/upcoming', options)
    const event = await eventOf(page, id)
    await page.goto(`${server().portal}/events/upcoming?${new URLSearchParams({ search_term: event.name })}`)
    await row(page, event.name).first().waitFor()
    return { page, event, row: row(page, event.name).first() }
  }
  return { openEvents, eventOf, openEvent }
}
