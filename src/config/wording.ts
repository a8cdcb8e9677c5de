import { language } from '#i18n/language.ts'
import { config } from './config.ts'

const kept = new WeakMap<object, Map<string, object>>()

/** A key for caches of texts: the same object as long as settings and language stay the same. */
export function wording(): object {
  const settings = config()
  const made = kept.get(settings) ?? new Map<string, object>()
  kept.set(settings, made)
  const tag = language()
  const same = made.get(tag) ?? {}
  made.set(tag, same)
  return same
}
