import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import type * as Vite from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'
import { type HostServer, startHost } from './support/host-server.ts'
import { installProjects, type Projects } from './support/project.ts'

let projects: Projects
let host: HostServer
let browser: Browser

beforeAll(async () => {
  projects = await installProjects()
  host = await startHost(projects.directory)
  browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArgs() })
})
afterAll(async () => {
  await browser?.close()
  await host?.stop()
  projects?.remove()
})

const load = (name: string, path: string) =>
  import(pathToFileURL(`${projects.directory('node_modules')}/${name}/${path}`).href)

/** Each project: what checks its types, and what Vite needs to build it. */
const kinds: Record<string, { check?: string; plugins?: () => Promise<Vite.PluginOption[]> }> = {
  vanilla: { check: 'typescript/bin/tsc' },
  'react-19': { check: 'typescript/bin/tsc' },
  'react-18': { check: 'typescript/bin/tsc' },
  vue: {
    check: 'vue-tsc/bin/vue-tsc.js',
    plugins: async () => {
      const { default: vue } = await load('@vitejs/plugin-vue', 'dist/index.mjs')
      return [vue({ template: { compilerOptions: { isCustomElement: (tag: string) => tag.startsWith('research-') } } })]
    },
  },
  svelte: {
    plugins: async () => {
      const { svelte } = await load('@sveltejs/vite-plugin-svelte', 'src/index.js')
      return [svelte({ configFile: false })]
    },
  },
}

async function build(name: string, plugins: Vite.PluginOption[] = []) {
  const vite: typeof Vite = await load('vite', 'dist/node/index.js')
  await vite.build({
    root: projects.directory(name),
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { target: 'es2022', minify: false },
  })
}

/** A page of a project, with a client signed in, and what its console complained of. */
async function open(name: string) {
  const context = await browser.newContext()
  const session = { accessToken: 'access-1', refreshToken: 'refresh-1', currentUserName: 'Ada Client' }
  const value = encodeURIComponent(JSON.stringify(session))
  await context.addCookies([{ name: 'currentUser', value, url: host.address }])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${host.address}/${name}/`)
  return { page, complaints }
}

const titles = (page: Page) => page.locator('research-feed').getByRole('heading')

/** How much of a page is alive, once what it has just let go of is collected and the count rests. */
async function alive(page: Page) {
  const client = await page.context().newCDPSession(page)
  const count = async () => {
    await client.send('HeapProfiler.collectGarbage')
    return client.send('Memory.getDOMCounters')
  }
  let last = await count()
  await expect
    .poll(
      async () => {
        const { nodes } = last
        last = await count()
        return last.nodes - nodes
      },
      { interval: 300 },
    )
    .toBe(0)
  await client.detach()
  const { nodes, jsEventListeners } = last
  return { nodes, jsEventListeners }
}

async function leaveAndReturn(page: Page, times: number) {
  for (let time = 0; time < times; time++) {
    await page.getByRole('button', { name: 'Toggle' }).click()
    await page.locator('research-feed').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Toggle' }).click()
    await titles(page).first().waitFor()
  }
}

for (const [name, { check, plugins }] of Object.entries(kinds))
  describe(name, () => {
    if (check)
      test('embedding 20: its types know properties and events, and refuse wrong ones', () => {
        projects.command(name, check, '--noEmit', '-p', 'tsconfig.json')
      })

    test('embedding 20: it builds, sets properties, hears and cancels an event, follows its state and leaves nothing behind', async () => {
      await build(name, await plugins?.())
      const { page, complaints } = await open(name)
      await expect.poll(() => titles(page).count(), { timeout: 20_000 }).toBe(2)
      expect(await page.locator('research-feed').getByRole('searchbox').count()).toBe(0)
      expect(await page.locator('research-feed').evaluate((feed) => Reflect.get(feed, 'hideSearch'))).toBe(true)

      const address = page.url()
      await page.getByRole('link', { name: 'Note 1', exact: true }).click()
      await expect.poll(() => page.locator('output').textContent()).toBe('R-1')
      expect(page.url()).toBe(address)

      await page.getByRole('button', { name: 'More', exact: true }).click()
      await expect.poll(() => titles(page).count()).toBe(3)

      await leaveAndReturn(page, 3)
      const before = await alive(page)
      await leaveAndReturn(page, 10)
      const after = await alive(page)
      expect(after.nodes - before.nodes).toBeLessThan(50)
      expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(20)
      expect(complaints).toEqual([])
      await page.context().close()
    })
  })
