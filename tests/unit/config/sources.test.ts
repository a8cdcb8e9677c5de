// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { openTab } from '../../support/tabs.ts'

beforeEach(() => {
  document.head.innerHTML = ''
})

function pageSettings(text: string) {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'research-config'
  script.textContent = text
  document.head.append(script)
}

const configure = async (settings: object) => (await import('#config/configure.ts')).configure(settings)

test('without any source the defaults hold', async () => {
  const { config } = await openTab()
  expect(config()).toMatchObject({
    apiBaseUrl: '/api/',
    signedOutRedirect: 'login',
    semanticYearsLimit: 3,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    locale: 'en-US',
    trustedOrigins: [],
  })
})

test('R131 the page says where the API answers', async () => {
  pageSettings('{"apiBaseUrl": "https://api.example/v1"}')
  const { apiBase } = await openTab()
  expect(apiBase().href).toBe('https://api.example/v1/')
})

test('settings from script win over those of the page, which win over the defaults', async () => {
  pageSettings('{"portalUrl": "https://page.example/", "locale": "de-DE"}')
  const { config } = await openTab()
  await configure({ portalUrl: 'https://script.example/' })
  expect(config()).toMatchObject({ portalUrl: 'https://script.example/', locale: 'de-DE', apiBaseUrl: '/api/' })
})

test('settings from script that come before the bundle are waiting for it', async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('research-portal.runtime'))
  vi.resetModules()
  await configure({ portalUrl: 'https://early.example/' })
  const { config } = await import('#config/config.ts')
  expect(config().portalUrl).toBe('https://early.example/')
})

test('sections are laid over one another name by name', async () => {
  pageSettings(
    '{"labels": {"company": "Issuer"}, "mail": {"clientServices": "a@example.com"}, "messages": {"a.b": "1"}}',
  )
  const { config } = await openTab()
  await configure({ labels: { analyst: 'Author' }, messages: { 'c.d': '2' }, paths: { auth: 'sign_in' } })
  expect(config().labels).toEqual({ analyst: 'Author', company: 'Issuer', sector: 'Sector', subSector: 'Sub-Sector' })
  expect(config().mail).toEqual({ investorAccess: '', clientServices: 'a@example.com' })
  expect(config().messages).toEqual({ 'a.b': '1', 'c.d': '2' })
  expect(config().paths).toEqual({ auth: 'sign_in' })
})

test('messages of the settings replace texts', async () => {
  pageSettings('{"messages": {"feed.loadMore": "Show more"}}')
  await openTab()
  const { feedTexts } = await import('#i18n/en/feed.ts')
  expect(feedTexts('en').loadMore).toBe('Show more')
  await configure({ messages: { 'feed.loadMore': 'Next' } })
  expect(feedTexts('en').loadMore).toBe('Next')
})

test('a script that is not JSON is ignored with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  pageSettings('{apiBaseUrl}')
  const { config } = await openTab()
  expect(config().apiBaseUrl).toBe('/api/')
  expect(warn).toHaveBeenCalledTimes(1)
})
