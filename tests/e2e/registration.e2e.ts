import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { eventPages, row } from './support/events.ts'
import { makeOutbox } from './support/outbox.ts'
import { searchBox } from './support/people.ts'
import { useServer } from './support/server.ts'

const { directory: outbox } = await makeOutbox()
const server = useServer({ OUTBOX_DIR: outbox })
const open = useBrowser()
const { openEvents, eventOf, openEvent } = eventPages(server, open)

/** Planted events (`demo/data/edges/events.ts`). */
const ids = {
  meeting: '8',
  promoted: '9',
  locked: '10',
  requested: '12',
  open: '19',
  long: '22',
}

const card = (page: Page, name: string) => page.locator('research-event-cards').getByRole('article', { name })

const mails = async () => {
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  return Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
}

/** The registrations that are sent from now on. */
function registrations(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/roadshows\/\d+\/register$/.test(request.url())) sent.push(request.url())
  })
  return sent
}

test('R327 R329 R330 R325 C69 a client registers by keyboard alone; list and cards show it, and mails go out', async () => {
  const { page, event } = await openEvent(ids.promoted)
  const sent = registrations(page)
  // Another copy of the bundle, as a host page has it.
  // By import: the policy of this page takes no address of a script from a string. As text, since Vitest rewrites imports.
  await page.evaluate("import('/widgets/loader.js').then(() => undefined)")
  await page.evaluate((term) => {
    const cards = document.createElement('research-event-cards')
    for (const [name, value] of Object.entries({ source: 'upcoming', limit: '2', filters: `search_term=${term}` }))
      cards.setAttribute(name, value)
    document.querySelector('main')?.append(cards)
  }, encodeURIComponent(event.name))
  await card(page, event.name)
    .getByRole('button', { name: `Register for ${event.name}` })
    .waitFor()
  const register = row(page, event.name).getByRole('button', { name: `Register for ${event.name}` })
  await register.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Do you want to register for:' })
  await question.waitFor()
  expect(await question.innerText()).toContain(event.name)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  expect(sent).toEqual([])
  await page.keyboard.press('Enter')
  await question.waitFor()
  for (let tab = 0; tab < 6 && !(await focusedName(page, 'Yes')); tab += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const thanks = page.getByRole('dialog', { name: 'Thank you' })
  await thanks.waitFor()
  await page.keyboard.press('Escape')
  await thanks.waitFor({ state: 'hidden' })
  await row(page, event.name).getByText('*Request sent').waitFor()
  await card(page, event.name).getByText('*Request sent').waitFor()
  expect(sent).toHaveLength(1)
  expect((await eventOf(page, ids.promoted)).has_requested_slot).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('research-events')
  await expect.poll(async () => (await mails()).length).toBe(2)
  const sentMails = await mails()
  const to = (address: string) => sentMails.filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail))
  expect(to('access@halden.example')).toHaveLength(1)
  const confirmations = to('full@demo.example')
  expect(confirmations).toHaveLength(1)
  expect(confirmations[0]).toContain('text/calendar')
})

const focusedName = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    return focused?.textContent === wanted
  }, name)

test('R323 R328 C68 access to an event outside the subscription is asked for, and can be asked for again', async () => {
  const { page, event, row } = await openEvent(ids.locked)
  const before = (await mails()).length
  expect(await row.getByRole('link', { name: /Invitation|Schedule/ }).count()).toBe(0)
  await row.getByRole('button', { name: `Request access for ${event.name}` }).click()
  const question = page.getByRole('dialog', { name: 'Request access for:' })
  expect(await question.innerText()).toMatch(/email will be sent to the access team/)
  await question.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Close' }).first().click()
  await row.getByRole('button', { name: `Request access for ${event.name}` }).waitFor()
  expect(await row.getByText('*Request sent').count()).toBe(0)
  await expect.poll(async () => (await mails()).length).toBe(before + 2)
})

test('R307 on a public page everybody sees the next open events, and registering begins with a sign-in', async () => {
  const page = await open()
  await page.goto(server().marketing)
  const events = page.locator('research-event-cards')
  await events.getByRole('article').first().waitFor()
  expect(await page.context().cookies()).toEqual([])
  await events
    .getByRole('button', { name: /^Register/ })
    .first()
    .click()
  const invitation = page.getByRole('dialog', { name: /sign in/i })
  await invitation.getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL(`${server().portal}/login*`)
})

test('R307 R327 at 390 px a client searches and registers by touch, without a page that scrolls sideways', async () => {
  const page = await openEvents('/events/upcoming', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const { name } = await eventOf(page, ids.long)
  await searchBox(page).fill(name)
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: `Register for ${name}` })
    .first()
    .tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).tap()
  await page.getByRole('dialog', { name: 'Thank you' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
