import { createServer } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { builder, type Snippets, showsData, snippetsOf } from './support/catalog.ts'
import { test as base } from './support/test.ts'

/** Serves a page under a policy on the host that the API allows, and returns its address. */
type Paste = (snippets: Snippets) => Promise<{ violations: readonly string[] }>

const test = base.extend<{ paste: Paste }>({
  paste: async ({ page, server }, use) => {
    let shown = { html: '', policy: '' }
    const host = createServer(({ url }, response) => {
      if (url !== '/') return response.writeHead(url === '/favicon.ico' ? 204 : 404).end()
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': shown.policy })
      return response.end(shown.html)
    })
    await new Promise<void>((resolve) => host.listen(Number(new URL(server.host).port), '127.0.0.1', resolve))
    await use(async ({ head, body, policy }) => {
      const violations: string[] = []
      await page.exposeFunction('violated', (text: string) => violations.push(text))
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          ;(window as unknown as { violated: (text: string) => void }).violated(`${violatedDirective} ${blockedURI}`)
        }),
      )
      shown = {
        html: `<!doctype html><html lang="en"><head><title>Host</title>${head}</head><body>${body}</body></html>`,
        policy: policy.replace(/\n/g, ' '),
      }
      await page.goto(server.host)
      return { violations }
    })
    host.closeAllConnections()
    host.close()
  },
})

/** The snippets of the builder for an element with these choices. */
async function written(page: Page, name: string, choices: Readonly<Record<string, string>>): Promise<Snippets> {
  await page.goto(`/widgets/elements/${name}`)
  await snippetsOf(page)
  for (const [label, value] of Object.entries(choices))
    await builder(page).getByRole('combobox', { name: label, exact: true }).selectOption(value)
  return snippetsOf(page)
}

// Those whose policies differ; every element under a strict policy is in `tests/browser/embedding`.
for (const name of ['company-profile', 'replay', 'preferences', 'notices'])
  test(`embedding 2, 18: the pinned snippet of <research-${name}> works elsewhere under exactly its policy`, async ({
    page,
    paste,
  }) => {
    const snippets = await written(page, name, { Version: 'pinned', Hashes: 'all' })
    expect(snippets.head).toContain('integrity="sha384-')
    expect(snippets.policy).toContain("'sha256-")
    const { violations } = await paste(snippets)
    await showsData(page, `research-${name}`)
    expect(violations).toEqual([])
  })

for (const choices of [
  { Form: 'tag', 'First paint': 'signed-out', Version: 'pinned' },
  { Form: 'div', Version: 'pinned', Hashes: 'all' },
  { Form: 'classic', Version: 'pinned', 'First paint': 'waiting' },
])
  test(`embedding 23: the feed works elsewhere as ${choices.Form}`, async ({ page, paste }) => {
    const { violations } = await paste(await written(page, 'feed', choices))
    await showsData(page, 'research-feed')
    await expect(page.locator('research-feed')).toHaveAttribute('page-size', '5')
    expect(violations).toEqual([])
  })

test('embedding 2: a document works elsewhere with Trusted Types', async ({ page, paste }) => {
  await written(page, 'document', {})
  await builder(page).getByRole('switch', { name: 'Trusted Types in the policy' }).check()
  const snippets = await snippetsOf(page)
  expect(snippets.policy).toContain("require-trusted-types-for 'script';\ntrusted-types dompurify")
  const { violations } = await paste(snippets)
  await showsData(page, 'research-document')
  expect(violations).toEqual([])
})
