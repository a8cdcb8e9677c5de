// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $config } from '#config/config.ts'
import { portalTexts } from '#i18n/en/portal.ts'
import { pageLanguage } from '#i18n/language.ts'
import { chooseLanguage, followLanguage } from '#portal/language/choose-language.ts'
import { $language, LANGUAGE, speakFirstLanguage } from '#portal/language/page-language.ts'

const settings = $config.get()
const page = document.documentElement

beforeEach(() => localStorage.clear())
afterEach(() => {
  $config.set(settings)
  page.removeAttribute('lang')
  vi.restoreAllMocks()
})

const preferring = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

const spoken = () => [page.lang, $language.get(), portalTexts(pageLanguage()).companies]

test.each([
  ['en', 'en-US', 'en', 'Companies'],
  ['en', 'fr-FR', 'en', 'Companies'],
  ['de', 'en-US', 'de', 'Unternehmen'],
  ['en', 'de-DE', 'de-DE', 'Unternehmen'],
])(
  'embedding 24: a document in "%s" with the locale %s is in %s, and the portal with it',
  async (lang, locale, tag, word) => {
    page.lang = lang
    $config.set({ ...settings, locale })
    await speakFirstLanguage()
    expect(spoken()).toEqual([tag, tag, word])
  },
)

test('without a setting the portal takes the first language of the browser that it has texts for', async () => {
  preferring('fr-CH', 'de-CH', 'en')
  await speakFirstLanguage()
  expect(spoken()).toEqual(['de-CH', 'de-CH', 'Unternehmen'])
})

test('a browser whose languages have no texts gets English', async () => {
  preferring('fr-FR', 'it')
  await speakFirstLanguage()
  expect(spoken()).toEqual(['en', 'en', 'Companies'])
})

test('the language that the user selected applies at once and wins on the next page, as the browser writes it', async () => {
  preferring('en-GB', 'de-AT')
  await chooseLanguage('de')
  expect(spoken()).toEqual(['de-AT', 'de-AT', 'Unternehmen'])
  page.lang = 'en'
  await speakFirstLanguage()
  expect(spoken()).toEqual(['de-AT', 'de-AT', 'Unternehmen'])
  await chooseLanguage('en')
  $config.set({ ...settings, locale: 'de-DE' })
  await speakFirstLanguage()
  expect(spoken()).toEqual(['en', 'en', 'Companies'])
})

test('what another program left in the storage has no effect', async () => {
  localStorage.setItem(LANGUAGE, 'tlh')
  await speakFirstLanguage()
  expect(page.lang).toBe('en')
})

test('other tabs follow, until that ends', async () => {
  const leave = followLanguage()
  const writtenElsewhere = (value: string) => {
    localStorage.setItem(LANGUAGE, value)
    window.dispatchEvent(new StorageEvent('storage', { key: LANGUAGE, newValue: value }))
  }
  writtenElsewhere('de')
  await vi.waitFor(() => expect($language.get()).toBe('de'))
  leave()
  writtenElsewhere('en')
  expect($language.get()).toBe('de')
})

test('with blocked storage it applies to the page', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  await chooseLanguage('de')
  expect(page.lang).toBe('de')
  await speakFirstLanguage()
  expect(page.lang).toBe('de')
})
