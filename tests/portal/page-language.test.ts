// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { $config } from '../../src/config/config.ts'
import { speakPageLanguage } from '../../src/portal/page-language.ts'
import { portalTexts } from '../../src/text/portal.ts'

const settings = $config.get()
afterEach(() => {
  $config.set(settings)
  document.documentElement.removeAttribute('lang')
})

test.each([
  ['en', 'en-US', 'en', 'Companies'],
  ['en', 'fr-FR', 'en', 'Companies'],
  ['de', 'en-US', 'de', 'Unternehmen'],
  ['en', 'de-DE', 'de-DE', 'Unternehmen'],
])(
  'embedding 24: a document in "%s" with the locale %s is in %s, and the portal with it',
  async (lang, locale, spoken, word) => {
    document.documentElement.lang = lang
    $config.set({ ...settings, locale })
    await speakPageLanguage()
    expect([document.documentElement.lang, portalTexts.companies]).toEqual([spoken, word])
  },
)
