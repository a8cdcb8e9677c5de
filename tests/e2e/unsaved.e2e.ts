import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type PageOptions, useBrowser } from './support/browser.ts'
import { sessionCookie } from './support/people.ts'
import {
  answer,
  card,
  chooseInUserMenu,
  editor,
  group,
  openEditor,
  pick,
  preferencePages,
  question,
  saveButton,
  seeded,
} from './support/preferences.ts'
import { useServer } from './support/server.ts'

const server = useServer()
const open = useBrowser()
const { active, setActive, stored, store, signedIn, openResearch, openAccess } = preferencePages(server, open)

const ACCESS = '/sales_access_preferences'
const RESEARCH = '/research_preferences'
const pathOf = (page: Page) => new URL(page.url()).pathname
const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)
const choice = (page: Page) => page.getByRole('switch', { name: 'Global, Weekly Email', exact: true })
const navigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** Companies, research preferences, email preferences: by the portal's own steps, so that they are steps of one history. */
async function walk(options?: PageOptions) {
  const page = await signedIn('full', options)
  await setActive(page, ['Nordics Daily'])
  await store(page, seeded('full'))
  await navigation(page, 'Companies').click()
  await isAt(page, '/companies')
  await chooseInUserMenu(page, 'Research Preferences')
  await card(page, 1).waitFor()
  return page
}

/** The email preferences with a switch that is not saved. */
async function walkToSwitch() {
  const page = await walk()
  await page.getByRole('tab', { name: 'Sales, Intelligence & Events' }).click()
  await choice(page).click()
  expect(pathOf(page)).toBe(ACCESS)
  return page
}

const ways: readonly { way: string; leave: (page: Page) => Promise<unknown>; to: string }[] = [
  { way: 'a link of the navbar', leave: (page) => navigation(page, 'Events').click(), to: '/events/upcoming' },
  {
    way: 'the other tab',
    leave: (page) => page.getByRole('tab', { name: 'Research & Analytics' }).click(),
    to: RESEARCH,
  },
]

test.each(ways)('R371 $way asks first: No stays with the changes, Yes leaves without them', async ({ leave, to }) => {
  const page = await walkToSwitch()
  await leave(page)
  await answer(page, 'No')
  expect(pathOf(page)).toBe(ACCESS)
  expect(await choice(page).isChecked()).toBe(true)
  expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Sales, Intelligence & Events')
  await leave(page)
  await answer(page, 'Yes')
  await isAt(page, to)
  await page.goBack()
  await isAt(page, ACCESS)
  await choice(page).waitFor()
  expect(await choice(page).isChecked()).toBe(false)
  await page.goBack()
  await isAt(page, RESEARCH)
  await page.goBack()
  await isAt(page, '/companies')
  expect(await question(page).count()).toBe(0)
  expect(await active(page)).toEqual(['Nordics Daily'])
})

test('R371 Logout asks first', async () => {
  const page = await walkToSwitch()
  const logout = () => chooseInUserMenu(page, 'Logout')
  await logout()
  await answer(page, 'No')
  expect(await choice(page).isChecked()).toBe(true)
  expect(await sessionCookie(page)).toBeDefined()
  await logout()
  await answer(page, 'Yes')
  await isAt(page, '/landing_auth')
  expect(await sessionCookie(page)).toBeUndefined()
})

test('R371 Back asks first, the address stays right, and the history is as before', async () => {
  const page = await walkToSwitch()
  await page.goBack()
  await answer(page, 'No')
  await isAt(page, ACCESS)
  expect(await choice(page).isChecked()).toBe(true)
  await page.goBack()
  // Once more, while the question is there.
  await question(page).waitFor()
  await page.evaluate(() => history.back())
  await expect.poll(() => pathOf(page)).toBe(ACCESS)
  await answer(page, 'Yes')
  await isAt(page, RESEARCH)
  await card(page, 1).waitFor()
  await page.goBack()
  await isAt(page, '/companies')
  await page.goForward()
  await isAt(page, RESEARCH)
  await page.goForward()
  await isAt(page, ACCESS)
  expect(await choice(page).isChecked()).toBe(false)
})

test('R371 Forward and a step over two pages ask first, and go where they were meant to', async () => {
  const page = await walkToSwitch()
  await saveAll(page)
  await page.goBack()
  await page.goBack()
  await isAt(page, '/companies')
  await page.goForward()
  await isAt(page, RESEARCH)
  await openEditor(page, 1)
  await pick(page, 'Sector', 'Utilities')
  await page.goForward()
  await answer(page, 'No')
  await isAt(page, RESEARCH)
  expect(await group(page, 'Sector').innerText()).toContain('Utilities')
  await page.goForward()
  await answer(page, 'Yes')
  await isAt(page, ACCESS)
  await choice(page).click()
  await page.evaluate(() => history.go(-2))
  await answer(page, 'No')
  await isAt(page, ACCESS)
  await page.evaluate(() => history.go(-2))
  await answer(page, 'Yes')
  await isAt(page, '/companies')
  await page.goForward()
  await isAt(page, RESEARCH)
  expect(await editor(page).count()).toBe(0)
  expect(await stored(page)).toEqual(seeded('full'))
})

const saveAll = async (page: Page) => {
  await saveButton(page).click()
  await expect.poll(() => active(page)).toEqual(['Global Weekly', 'Nordics Daily'])
  // It is not to be pressed while it saves, either.
  await expect.poll(() => saveButton(page).getAttribute('aria-busy')).toBe('false')
  expect(await saveButton(page).getAttribute('aria-disabled')).toBe('true')
}

test.each(['access', 'research'])('R371 closing and reloading the window ask first on the %s tab', async (tab) => {
  const page = await (tab === 'access' ? openAccess('full', ['Nordics Daily']) : openResearch('full'))
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  if (tab === 'access') await choice(page).click()
  else {
    await openEditor(page, 1)
    await pick(page, 'Sector', 'Utilities')
  }
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
  if (tab === 'access') expect(await choice(page).isChecked()).toBe(true)
  else expect(await group(page, 'Sector').innerText()).toContain('Utilities')
  await (tab === 'access' ? choice(page).click() : page.getByRole('button', { name: 'Cancel Changes' }).click())
  await page.reload()
  expect(asked).toHaveLength(2)
})

test('R371 whoever is signed out in another window is asked nothing', async () => {
  const page = await walkToSwitch()
  const other = await page.context().newPage()
  await other.goto(server().portal)
  await chooseInUserMenu(other, 'Logout')
  await isAt(other, '/landing_auth')
  await isAt(page, '/landing_auth')
  expect(await question(page).count()).toBe(0)
})
