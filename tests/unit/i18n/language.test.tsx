// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { categoryLabel, categoryPlural } from '#config/category-label.ts'
import { $config, config } from '#config/config.ts'
import { locale } from '#config/locale.ts'
import { wording } from '#config/wording.ts'
import { feedTexts } from '#i18n/en/feed.ts'
import { german } from '#i18n/german.ts'
import { pageLanguage } from '#i18n/language.ts'
import { $messages } from '#i18n/texts.ts'
import { LanguageContext, useLanguage, useTexts } from '#i18n/use-texts.ts'
import { isComing, languageTag, loadWords } from '#i18n/words.ts'

const settings = config()
const more = german['feed.loadMore'] ?? ''
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const roots: { unmount(): void }[] = []
afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount()
  })
  document.body.replaceChildren()
  document.documentElement.removeAttribute('lang')
  $config.set(settings)
  $messages.set({})
})

beforeAll(async () => {
  expect(isComing('de-AT')).toBe(true)
  expect(await loadWords('de-AT')).toBe(true)
  expect(isComing('de')).toBe(false)
})

function show(language: string, content: ReactNode): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  roots.push(root)
  act(() => root.render(<LanguageContext.Provider value={language}>{content}</LanguageContext.Provider>))
  return place
}

/** What a component reads inside an element of this language. */
function within<T>(language: string, useReading: () => T): T {
  let given: T | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: what it reads is the test's
  const Reader = () => {
    given = useReading()
    return null
  }
  show(language, <Reader />)
  return given as T
}

function Counter() {
  const t = useTexts(feedTexts)
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${t.loadMore} ${count}`}
    </button>
  )
}

const press = (place: HTMLElement) => act(() => place.querySelector('button')?.click())

test('embedding 24: two languages on one page, each also where a child alone is drawn anew', () => {
  const [english, other] = [show('en', <Counter />), show('de', <Counter />)]
  for (const place of [english, other, english]) press(place)
  expect([english.textContent, other.textContent]).toEqual(['Load More 2', `${more} 1`])
})

test('embedding 24: a component that is kept as it was follows another language', () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  roots.push(root)
  const kept = <Counter />
  const texts = ['en', 'de'].map((language) => {
    act(() => root.render(<LanguageContext.Provider value={language}>{kept}</LanguageContext.Provider>))
    return place.textContent
  })
  expect(texts).toEqual(['Load More 0', `${more} 0`])
})

test('embedding 24: what a handler says later is in the language of its element', () => {
  const said: string[] = []
  // biome-ignore lint/correctness/noComponentHookFactories: what it reads is the test's
  function Caller() {
    const t = useTexts(feedTexts)
    return (
      <button type="button" onClick={() => said.push(t.loadMore)}>
        ask
      </button>
    )
  }
  const places = [show('de', <Caller />), show('en', <Caller />)]
  for (const place of places) press(place)
  expect(said).toEqual([more, 'Load More'])
})

test('embedding 24: outside of elements the page’s own language counts', () => {
  document.documentElement.lang = 'de'
  expect(pageLanguage()).toBe('de')
  const place = document.createElement('div')
  const root = createRoot(place)
  roots.push(root)
  act(() => root.render(<Counter />))
  expect(place.textContent).toBe(`${more} 0`)
  expect(within('en', useLanguage)).toBe('en')
})

test('embedding 24: a host’s words win, those for one language first; what a language lacks is English', () => {
  const read = (language: string) => {
    const t = feedTexts(language)
    return [t.loadMore, t.retry]
  }
  $messages.set({ 'feed.loadMore': 'More', 'de:feed.retry': 'Noch mal', 'no.such': '?' })
  expect(read('en')).toEqual(['More', 'Try again'])
  expect(read('de-CH')).toEqual(['More', 'Noch mal'])
  $messages.set({ 'feed.loadMore': 'More', 'de:feed.loadMore': 'Mehr', 'nl:feed.loadMore': 'Meer' })
  expect(read('de')[0]).toBe('Mehr')
  expect(read('nl-BE')).toEqual(['Meer', 'Try again'])
  expect(read('fr')).toEqual(['More', 'Try again'])
})

test.each([
  ['en', 'en-US', 'en-US'],
  ['en-GB', 'en-US', 'en-US'],
  ['en', 'de-DE', 'de-DE'],
  ['fr', 'en-GB', 'en-GB'],
  ['de', 'en-US', 'de'],
  ['de-AT', 'en-US', 'de-AT'],
  ['de-AT', 'de-CH', 'de-CH'],
  ['de', 'fr-FR', 'de'],
])(
  'embedding 24: an element in %s on a page with the locale %s writes figures and dates by %s',
  (language, set, written) => {
    $config.set({ ...settings, locale: set })
    expect(locale(language)).toBe(written)
  },
)

test.each([
  ['de_AT', 'de-AT'],
  ['DE-ch', 'de-CH'],
  ['', 'en'],
  ['no language', 'en'],
  [undefined, 'en'],
])('embedding 24: lang="%s" is taken as %s', (text, tag) => {
  expect(languageTag(text)).toBe(tag)
})

test('R195 R208 R209 embedding 24: categories have German names and plurals, but for those that the deployment named', () => {
  const names = (language: string) =>
    ['Company', 'Country', 'Odd'].flatMap((category) => [
      categoryLabel(category, language),
      categoryPlural(category, language),
    ])
  expect(names('en')).toEqual(['Company', 'Companies', 'Country', 'Countries', 'Odd', 'Odds'])
  expect(names('de')).toEqual(['Unternehmen', 'Unternehmen', 'Land', 'Länder', 'Odd', 'Odd'])
  $config.set({ ...settings, labels: { ...settings.labels, company: 'Emittent' } })
  expect(names('de').slice(0, 2)).toEqual(['Emittent', 'Emittent'])
  expect(names('en').slice(0, 2)).toEqual(['Emittent', 'Emittents'])
})

test('embedding 24: what is made of words once is made anew in another language and with other settings', () => {
  const [english, again, other] = [wording('en'), wording('en'), wording('de')]
  expect(again).toBe(english)
  expect(other).not.toBe(english)
  $config.set({ ...settings })
  expect(wording('en')).not.toBe(english)
})

test('embedding 24: words that cannot be loaded are tried again', async () => {
  vi.resetModules()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let refusals = 1
  vi.doMock('#i18n/german.ts', () => {
    if (refusals-- > 0) throw new Error('gone')
    return { german }
  })
  const words = await import('#i18n/words.ts')
  expect(await words.loadWords('de')).toBe(false)
  expect([words.isComing('de'), warn.mock.calls.length]).toEqual([true, 1])
  expect(await words.loadWords('de')).toBe(true)
  expect(words.hasWords('de')).toBe(true)
})
