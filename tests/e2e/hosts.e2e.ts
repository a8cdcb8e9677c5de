import { expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { fillSignIn, fullAccount, sessionCookie, signIn, startSession, tiles } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

test('R014 a client signs in on the marketing site and is signed in on the portal', async () => {
  const page = await open()
  await page.goto(server().marketing)
  expect(await page.context().cookies()).toEqual([])
  await fillSignIn(page)
  await page.getByText(`Signed in as ${fullAccount().name}`).waitFor()
  await page.getByRole('link', { name: 'Open the portal' }).click()
  await page.waitForURL(`${server().portal}/`)
  await tiles(page).first().waitFor()
})

test('R250 the feed works on the intranet page, under its policy and its style sheet', async () => {
  const page = await open()
  await signIn(page, server().portal)
  const violations: string[] = []
  await page.exposeFunction('violated', (directive: string) => violations.push(directive))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      ;(window as unknown as { violated: (directive: string) => void }).violated(event.violatedDirective)
    }),
  )
  const policy = (await page.goto(server().intranet))?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  await tiles(page).first().waitFor()
  await page.getByRole('combobox', { name: 'Search text' }).fill('margin')
  await page.keyboard.press('Enter')
  await page.getByTitle('Searching "margin"').waitFor()
  expect(page.url()).toBe(`${server().intranet}/`)
  expect(violations).toEqual([])
  const look = await tiles(page)
    .first()
    .evaluate((tile) => {
      const { letterSpacing, textTransform, lineHeight } = getComputedStyle(tile)
      return { letterSpacing, textTransform, lineHeight }
    })
  expect(look).toEqual({ letterSpacing: 'normal', textTransform: 'none', lineHeight: '20px' })
})

test('R151 a file opens from the intranet, another origin, with a token of its own', async () => {
  const page = await open()
  await signIn(page, server().portal)
  const access = (await sessionCookie(page))?.session.accessToken
  await page.goto(server().intranet)
  const button = page.getByRole('button', { name: /^Download/ }).first()
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().includes('/api/files/')),
    button.click(),
  ])
  expect(answer.status()).toBe(200)
  const token = new URL(answer.url()).searchParams.get('auth_token')
  expect(token).toBeTruthy()
  expect(token).not.toBe(access)
})

test('R001 signing out on the intranet leaves an invitation to sign in', async () => {
  const page = await open()
  await startSession(page, server().portal)
  await page.goto(server().intranet)
  await tiles(page).first().waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('Sign in to read research.').waitFor()
  expect(await axe(page)).toEqual([])
})
