// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest'
import { $config } from '#config/config.ts'
import { portalTexts } from '#i18n/en/portal.ts'
import { pageLanguage } from '#i18n/language.ts'
import { speakPageLanguage } from '#portal/pages/page-language.ts'

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
    expect([document.documentElement.lang, portalTexts(pageLanguage()).companies]).toEqual([spoken, word])
  },
)
