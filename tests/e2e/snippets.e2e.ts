import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { elements } from '#demo/catalog/lib/model.ts'
import { useBrowser } from './support/browser.ts'
import { atWork, builder, type Snippets, snippetsOf } from './support/catalog.ts'
import { useHost } from './support/host.ts'
import { startSession } from './support/people.ts'
import { useServer } from './support/server.ts'

const env: NodeJS.ProcessEnv = {}
const host = useHost((origin) => {
  env.ALLOWED_ORIGINS = origin
})
const server = useServer(env)
const open = useBrowser()

/** What the builder writes for an element with these choices. */
async function written(page: Page, name: string, choices: Readonly<Record<string, string>>): Promise<Snippets> {
  await page.goto(`${server().portal}/widgets/elements/${name}`)
  await snippetsOf(page)
  for (const [label, value] of Object.entries(choices))
    await builder(page).getByRole('combobox', { name: label, exact: true }).selectOption(value)
  return snippetsOf(page)
}

/** A page on another origin with the snippet and nothing else, under exactly its policy; gives what breaks the policy. */
async function paste(page: Page, { head, body, policy }: Snippets): Promise<() => readonly string[]> {
  const violations: string[] = []
  await page.exposeFunction('violated', (text: string) => violations.push(text))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      ;(window as unknown as { violated: (text: string) => void }).violated(`${violatedDirective} ${blockedURI}`)
    }),
  )
  const html = `<!doctype html><html lang="en"><head><title>Host</title>${head}</head><body>${body}</body></html>`
  await page.goto(host.show(html, policy.replace(/\n/g, ' ')))
  return () => violations
}

const works = async (page: Page, name: string) => {
  const tag = `research-${name}`
  await expect.poll(() => page.locator(tag).evaluate((element) => element.matches(':defined'))).toBe(true)
  await atWork(page, tag).waitFor({ state: name === 'notices' ? 'attached' : 'visible' })
}

test.each(elements)(
  'embedding 2, 18: the pinned snippet of $tag works elsewhere under exactly its policy',
  async ({ name }) => {
    const page = await open()
    await startSession(page, server().portal)
    const snippets = await written(page, name, { Version: 'pinned', Hashes: 'all' })
    expect(snippets.head).toContain('integrity="sha384-')
    expect(snippets.policy).toContain("'sha256-")
    const violations = await paste(page, snippets)
    await works(page, name)
    expect(violations()).toEqual([])
  },
)

const forms = [
  { Form: 'tag', 'First paint': 'signed-out', Version: 'pinned' },
  { Form: 'div', Version: 'pinned' },
  { Form: 'classic', Version: 'pinned', 'First paint': 'waiting' },
]

test.each(forms)('embedding 23: the feed works elsewhere as %j', async (choices) => {
  const page = await open()
  await startSession(page, server().portal)
  const snippets = await written(page, 'feed', choices)
  const violations = await paste(page, snippets)
  await works(page, 'feed')
  expect(await page.locator('research-feed').getAttribute('page-size')).toBe('5')
  expect(violations()).toEqual([])
})

test('embedding 2: a document works elsewhere with Trusted Types', async () => {
  const page = await open()
  await startSession(page, server().portal)
  await written(page, 'document', {})
  await builder(page).getByRole('switch', { name: 'Trusted Types in the policy' }).check()
  const snippets = await snippetsOf(page)
  expect(snippets.policy).toContain("require-trusted-types-for 'script';\ntrusted-types dompurify")
  const violations = await paste(page, snippets)
  await works(page, 'document')
  expect(violations()).toEqual([])
})

test('embedding 18: a script that is not what its hash says does not run', async () => {
  const page = await open({ allow: [/integrity/] })
  const { head, body, policy } = await written(page, 'sign-in', { Version: 'pinned' })
  const wrong = head.replace(/(loader\.js" integrity="sha384-)[^"]+/, `$1${'A'.repeat(64)}`)
  expect(wrong).not.toBe(head)
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
  await paste(page, { head: wrong, body, policy })
  await refused
  await page.getByRole('link', { name: 'Open the research portal' }).waitFor()
  expect(await page.locator('research-sign-in').evaluate((element) => element.matches(':defined'))).toBe(false)
})
