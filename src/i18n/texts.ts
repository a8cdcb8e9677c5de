import { atom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'
import { primaryOf, wordOf } from './words.ts'

/**
 * Texts that a host replaced, by `scope.name`: `{"feed.loadMore": "Show more"}`. One that begins with a language,
 * `de:feed.loadMore`, is for that language alone, and wins.
 */
export const $messages = shared('messages', () => atom<Readonly<Record<string, string>>>({}))

export type Texts = Readonly<Record<string, string>>

/** The texts of a scope in a language: components read them by `useTexts`. */
export type Catalogue<T extends Texts> = (language: string) => T

/** The host's or the language's text; undefined in English and for languages without texts, unless a host has set it. */
export function findText(language: string, key: string): string | undefined {
  const primary = primaryOf(language)
  const messages = $messages.get()
  return messages[`${primary}:${key}`] ?? messages[key] ?? wordOf(primary, key)
}

/**
 * A catalogue from its English texts. Each text is looked up when it is read, because hosts may replace it at any time, and
 * the texts of a language may arrive later.
 */
export function texts<const T extends Texts>(
  scope: string,
  defaults: T,
): Catalogue<{ readonly [K in keyof T]: string }> {
  const byLanguage = new Map<string, { readonly [K in keyof T]: string }>()
  return (language) => {
    const known = byLanguage.get(language)
    if (known) return known
    const result = {} as { [K in keyof T]: string }
    for (const name of Object.keys(defaults) as (keyof T & string)[])
      Object.defineProperty(result, name, {
        enumerable: true,
        get: () => findText(language, `${scope}.${name}`) ?? defaults[name],
      })
    byLanguage.set(language, result)
    return result
  }
}
