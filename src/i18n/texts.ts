import { atom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'
import { language } from './language.ts'
import { primaryOf, wordOf } from './words.ts'

/**
 * Texts that a host replaced, by `scope.name`: `{"feed.loadMore": "Show more"}`. One that begins with a language,
 * `de:feed.loadMore`, is for that language alone, and wins.
 */
export const $messages = shared('messages', () => atom<Readonly<Record<string, string>>>({}))

function wordOfNow(key: string): string | undefined {
  const primary = primaryOf(language())
  const messages = $messages.get()
  return messages[`${primary}:${key}`] ?? messages[key] ?? wordOf(primary, key)
}

/**
 * The texts of one feature, in English. Each is read when it is shown, so that a host's own words win, at any time, and then
 * those of the language that the element shows.
 */
export function texts<const T extends Record<string, string>>(
  scope: string,
  defaults: T,
): { readonly [K in keyof T]: string } {
  const result = {} as { [K in keyof T]: string }
  for (const name of Object.keys(defaults) as (keyof T & string)[])
    Object.defineProperty(result, name, {
      enumerable: true,
      get: () => wordOfNow(`${scope}.${name}`) ?? defaults[name],
    })
  return result
}
