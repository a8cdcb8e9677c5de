import { expect, type Page } from '@playwright/test'
import type { Roadshow } from '#contract/roadshow.ts'
import type { Api } from './test.ts'

export const rows = (page: Page) => page.getByRole('rowheader')
export const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

/** An event as the API describes it to the signed-in user. */
export const eventOf = (api: Api, id: string) =>
  api<Roadshow & { name: string }>(`roadshows/roadshow_by_id?roadshow_id=${id}`)

/** Opens the list with a search for one event, and returns the event and its row. */
export async function openEvent(page: Page, api: Api, id: string) {
  const event = await eventOf(api, id)
  await page.goto(`/events/upcoming?${new URLSearchParams({ search_term: event.name })}`)
  await expect(row(page, event.name).first()).toBeVisible()
  return { event, row: row(page, event.name).first() }
}
