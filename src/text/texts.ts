import { atom } from 'nanostores'
import { shared } from '../lib/runtime.ts'

/** Texts that a host replaced, by `scope.name`: `{"feed.loadMore": "Show more"}`. */
export const $messages = shared('messages', () => atom<Readonly<Record<string, string>>>({}))

/** The texts of one feature. Each is read when it is shown, so that a host's own words win, at any time. */
export function texts<const T extends Record<string, string>>(
  scope: string,
  defaults: T,
): { readonly [K in keyof T]: string } {
  const result = {} as { [K in keyof T]: string }
  for (const name of Object.keys(defaults) as (keyof T & string)[])
    Object.defineProperty(result, name, {
      enumerable: true,
      get: () => $messages.get()[`${scope}.${name}`] ?? defaults[name],
    })
  return result
}
