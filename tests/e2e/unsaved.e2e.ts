import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { type PageOptions, useBrowser } from './support/browser.ts'
import { sessionCookie } from './support/people.ts'
import {
  addButton,
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
  { way: 'the brand', leave: (page) => page.getByRole('link', { name: 'Research Portal' }).click(), to: '/' },
  {
    way: 'the user menu',
    leave: (page) => chooseInUserMenu(page, 'Research Preferences'),
    to: RESEARCH,
  },
  {
    way: 'the other tab',
    leave: (page) => page.getByRole('tab', { name: 'Research & Analytics' }).click(),
    to: RESEARCH,
  },
  {
    way: 'the arrows on the tabs',
    leave: async (page) => {
      await page.getByRole('tab', { selected: true }).focus()
      await page.keyboard.press('ArrowLeft')
    },
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

test('R370 R371 C75 Remove All is such a change, and after a save nothing is asked', async () => {
  const page = await openAccess('full', ['Nordics Daily'])
  await page.getByRole('button', { name: 'Remove All' }).click()
  await navigation(page, 'Companies').click()
  await question(page).waitFor()
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'hidden' })
  expect(pathOf(page)).toBe(ACCESS)
  await page.getByRole('switch', { name: 'Nordics, Daily Email' }).click()
  await choice(page).click()
  await saveAll(page)
  await navigation(page, 'Companies').click()
  await isAt(page, '/companies')
  expect(await question(page).count()).toBe(0)
})

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

test('R371 whoever leaves at the very moment of a change is asked, too', async () => {
  const page = await openAccess('full', ['Nordics Daily'])
  const isWarned = await choice(page).evaluate(async (element) => {
    if (element instanceof HTMLElement) element.click()
    // Time for what belongs to the press, and for no task after it.
    for (let turn = 0; turn < 20; turn += 1) await undefined
    return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  })
  expect(isWarned).toBe(true)
})

test('R371 Escape and the close button of the editor ask about its draft, and about nothing else', async () => {
  const page = await openResearch('full')
  await openEditor(page)
  await page.keyboard.press('Escape')
  await editor(page).waitFor({ state: 'hidden' })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close editor' }).click(),
  ]) {
    await openEditor(page, 2)
    await pick(page, 'Region', 'Nordics')
    await leave()
    await answer(page, 'No')
    expect(await group(page, 'Region').innerText()).toContain('Nordics')
    await leave()
    // Escape is No, again and again.
    for (let presses = 0; presses < 3; presses += 1) {
      await question(page).waitFor()
      await page.keyboard.press('Escape')
      await question(page).waitFor({ state: 'hidden' })
      expect(await group(page, 'Region').innerText()).toContain('Nordics')
      await leave()
    }
    await answer(page, 'Yes')
    await editor(page).waitFor({ state: 'hidden' })
  }
  expect(await stored(page)).toEqual(seeded('full'))
  expect(pathOf(page)).toBe(RESEARCH)
})

test('R371 a link inside the editor and Back ask about its draft', async () => {
  const page = await walk()
  await openEditor(page, 3)
  await pick(page, 'Sector', 'Energy')
  const newest = editor(page).getByRole('list', { name: 'The newest of them' }).getByRole('link').first()
  await newest.click()
  await answer(page, 'No')
  expect(pathOf(page)).toBe(RESEARCH)
  expect(await group(page, 'Sector').innerText()).not.toContain('Energy')
  await page.goBack()
  await answer(page, 'No')
  await isAt(page, RESEARCH)
  expect(await group(page, 'Sector').innerText()).not.toContain('Energy')
  await newest.click()
  await answer(page, 'Yes')
  await page.waitForURL('**/document/*')
  await page.locator('research-document').getByRole('heading').first().waitFor()
  await page.goBack()
  await isAt(page, RESEARCH)
  await addButton(page).waitFor()
  expect(await editor(page).count()).toBe(0)
  await page.goBack()
  await isAt(page, '/companies')
  expect(await stored(page)).toEqual(seeded('full'))
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

test.each(['light', 'dark'] as const)('R121 axe finds nothing on the question at 390 px in %s', async (colorScheme) => {
  const viewport = { width: 390, height: 844 }
  const page = await openAccess('full', ['Nordics Daily'], { colorScheme, viewport, hasTouch: true, isMobile: true })
  await choice(page).tap()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('menuitem', { name: 'Companies' }).tap()
  await question(page).waitFor()
  expect(await axe(page)).toEqual([])
  await question(page).getByRole('button', { name: 'Yes' }).tap()
  await isAt(page, '/companies')
})
