import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { meddle, sessionCookie, signIn, tiles } from './support/people.ts'
import { useServer } from './support/server.ts'

const server = useServer()
const open = useBrowser()

/** The browser itself reports answers of 401 in the console. */
const unauthorized = /status of 401/

test('R026 R138 twenty calls that meet a spent token make one renewal and twenty successes', async () => {
  const page = await open({ allow: [unauthorized] })
  await signIn(page, server().portal)
  const before = (await sessionCookie(page))?.session
  await meddle(page, { accessToken: 'spent' })
  const answers: string[] = []
  const count = (answer: string) => answers.filter((given) => given === answer).length
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.startsWith('/api/')) answers.push(`${path.slice(5)} ${response.status()}`)
  })
  // The renewal waits until all twenty have been refused, or the later ones would set out with the new token.
  await page.route('**/refresh_auth_token', async (route) => {
    await expect.poll(() => count('research_documents 401'), { timeout: 20_000 }).toBe(20)
    await route.continue()
  })
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    for (let index = 0; index < 20; index += 1) document.body.append(document.createElement('research-feed'))
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('body > research-feed')].every((feed) => feed.shadowRoot?.querySelector('article')),
  )
  expect(count('refresh_auth_token 200')).toBe(1)
  expect(count('research_documents 401')).toBe(20)
  expect(count('research_documents 200')).toBe(20)
  const after = (await sessionCookie(page))?.session
  expect(after.accessToken).not.toBe('spent')
  expect(after.refreshToken).not.toBe(before.refreshToken)
  expect(after.currentUserName).toBe(before.currentUserName)
})

test('R111 a refused refresh token ends the session', async () => {
  const page = await open({ allow: [unauthorized] })
  await signIn(page, server().portal)
  await meddle(page, { accessToken: 'spent', refreshToken: 'forged' })
  await page.reload()
  await page.waitForURL('**/landing_auth')
  expect(await sessionCookie(page)).toBeUndefined()
})

test('an acknowledged session outlives a power cut', async () => {
  const page = await open({ allow: [unauthorized] })
  await signIn(page, server().portal)
  const kept = (await sessionCookie(page))?.session
  await server().restart('SIGKILL')
  await signInCookie(page, kept)
  await page.goto(`${server().portal}/dashboard`)
  await tiles(page).first().waitFor()
  expect((await sessionCookie(page))?.session.refreshToken).not.toBe(kept.refreshToken)
})

/** The access token is forgotten, so that the session must be renewed from what the database kept. */
async function signInCookie(page: Parameters<typeof meddle>[0], session: object) {
  const value = encodeURIComponent(JSON.stringify({ ...session, accessToken: 'spent' }))
  await page.context().addCookies([{ name: 'currentUser', value, url: server().portal }])
}
