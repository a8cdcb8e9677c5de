import type { Roadshow } from '#contract/roadshow.ts'
import { paged } from './documents.ts'
import { one, rootOf } from './dom.ts'
import type { FakeApi } from './fake-api.ts'
import type { Page } from './page.ts'
import { eventually } from './wait.ts'

/** The call of each view. */
export const calls = { upcoming: 'roadshows/upcoming', past: 'roadshows/recent' } as const

/** The same events in both views. */
export function answerEvents(api: FakeApi, events: readonly Roadshow[]): void {
  for (const path of Object.values(calls)) api.on(path, paged(events))
}

/** Puts a table of events on the page for a client who is signed in; the API's answers are the test's. */
export async function openEvents(page: Page, attributes = ''): Promise<ShadowRoot> {
  page.signIn()
  return rootOf(await page.mount(`<research-events ${attributes}></research-events>`))
}

/** A table that shows some of these. */
export async function eventsOf(page: Page, events: readonly Roadshow[], attributes = ''): Promise<ShadowRoot> {
  answerEvents(page.api, events)
  const root = await openEvents(page, attributes)
  await eventually(() => one(root, 'table[role=table]'))
  return root
}
