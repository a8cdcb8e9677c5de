import { expect, type Page } from '@playwright/test'
import {
  active,
  answer,
  card,
  editor,
  group,
  openAccess,
  openEditor,
  option,
  pick,
  question,
  saveButton,
  seeded,
  setActive,
  store,
  stored,
} from './support/preferences.ts'
import { sessionCookie } from './support/session.ts'
import { type Api, test } from './support/test.ts'
import { chooseInUserMenu } from './support/user-menu.ts'

test.use({ serverName: 'own', reducedMotion: 'no-preference' })

const ACCESS = '/sales_access_preferences'
const RESEARCH = '/research_preferences'
const choice = (page: Page) => option(page, 'Global, Weekly Email')
const navigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/**
 * Goes to companies, research preferences and email preferences by steps of the portal, which makes one history of them, and
 * leaves a switch there unsaved.
 */
async function walkToSwitch(page: Page, api: Api) {
  await setActive(api, ['Nordics Daily'])
  await store(api, seeded('full'))
  await page.goto('/events/upcoming')
  await navigation(page, 'Companies').click()
  await expect(page).toHaveURL('/companies')
  await chooseInUserMenu(page, 'Research Preferences')
  await expect(card(page, 1)).toBeVisible()
  await page.getByRole('tab', { name: 'Sales, Intelligence & Events' }).click()
  await choice(page).click()
  await expect(page).toHaveURL(ACCESS)
}

test('R371 links, tabs and Logout ask first: No stays with the changes, Yes leaves without them', async ({
  page,
  context,
  api,
}) => {
  await walkToSwitch(page, api)
  const leaveTo = async (leave: () => Promise<void>, path: string) => {
    await leave()
    await answer(page, 'No')
    await expect(page).toHaveURL(ACCESS)
    await expect(choice(page)).toBeChecked()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Sales, Intelligence & Events')
    await leave()
    await answer(page, 'Yes')
    await expect(page).toHaveURL(path)
  }
  await leaveTo(() => navigation(page, 'Events').click(), '/events/upcoming')
  await page.goBack()
  await expect(choice(page)).not.toBeChecked()
  await choice(page).click()
  await leaveTo(() => page.getByRole('tab', { name: 'Research & Analytics' }).click(), RESEARCH)
  await page.goBack()
  await expect(choice(page)).not.toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(RESEARCH)
  await page.goBack()
  await expect(page).toHaveURL('/companies')
  await expect(question(page)).toHaveCount(0)
  expect(await active(api)).toEqual(['Nordics Daily'])
  await openAccess(page)
  await choice(page).click()
  await leaveTo(() => chooseInUserMenu(page, 'Logout'), '/landing_auth')
  expect(await sessionCookie(context)).toBeUndefined()
})

test('R371 the palette asks first, and does not open above the question', async ({ page, api }) => {
  await setActive(api, ['Nordics Daily'])
  await openAccess(page)
  await choice(page).click()
  const palette = page.getByRole('dialog', { name: 'Go to' })
  const go = async () => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible()
    await page.keyboard.type('dashboard')
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeVisible()
    await expect(palette).toHaveCount(0)
  }
  await go()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('?')
  await expect(palette.or(page.getByRole('dialog', { name: 'Keyboard help' }))).toHaveCount(0)
  await answer(page, 'No')
  await expect(page).toHaveURL(ACCESS)
  await go()
  await answer(page, 'Yes')
  await expect(page).toHaveURL('/dashboard')
})

test('R371 Back asks first, the address stays right, and the history is as before', async ({ page, api }) => {
  await walkToSwitch(page, api)
  await page.goBack()
  await answer(page, 'No')
  await expect(page).toHaveURL(ACCESS)
  await expect(choice(page)).toBeChecked()
  await page.goBack()
  // Once more, while the question is there.
  await expect(question(page)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(ACCESS)
  await answer(page, 'Yes')
  await expect(page).toHaveURL(RESEARCH)
  await expect(card(page, 1)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/companies')
  await page.goForward()
  await expect(page).toHaveURL(RESEARCH)
  await page.goForward()
  await expect(page).toHaveURL(ACCESS)
  await expect(choice(page)).not.toBeChecked()
})

test('R371 Forward and a step over two pages ask first, and go where they were meant to', async ({ page, api }) => {
  await walkToSwitch(page, api)
  await saveButton(page).click()
  await expect.poll(() => active(api)).toEqual(['Global Weekly', 'Nordics Daily'])
  await expect(saveButton(page)).toHaveAttribute('aria-busy', 'false')
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/companies')
  await page.goForward()
  await expect(page).toHaveURL(RESEARCH)
  await openEditor(page, 1)
  await pick(page, 'Sector', 'Utilities')
  await page.goForward()
  await answer(page, 'No')
  await expect(page).toHaveURL(RESEARCH)
  await expect(group(page, 'Sector')).toContainText('Utilities')
  await page.goForward()
  await answer(page, 'Yes')
  await expect(page).toHaveURL(ACCESS)
  await choice(page).click()
  await page.evaluate(() => history.go(-2))
  await answer(page, 'No')
  await expect(page).toHaveURL(ACCESS)
  await page.evaluate(() => history.go(-2))
  await answer(page, 'Yes')
  await expect(page).toHaveURL('/companies')
  await page.goForward()
  await expect(page).toHaveURL(RESEARCH)
  await expect(editor(page)).toHaveCount(0)
  expect(await stored(api)).toEqual(seeded('full'))
})

test('R371 closing and reloading the window ask first', async ({ page, api }) => {
  await setActive(api, ['Nordics Daily'])
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await openAccess(page)
  await choice(page).click()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
  await expect(choice(page)).toBeChecked()
  await choice(page).click()
  await page.reload()
  expect(asked).toHaveLength(2)
})

test('R371 a user who signs out in another window is asked nothing', async ({ page, context, api }) => {
  await walkToSwitch(page, api)
  const other = await context.newPage()
  await other.goto('/companies')
  await chooseInUserMenu(other, 'Logout')
  await expect(other).toHaveURL('/landing_auth')
  await expect(page).toHaveURL('/landing_auth')
  await expect(question(page)).toHaveCount(0)
})
