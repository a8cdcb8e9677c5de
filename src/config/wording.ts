import { language } from '#i18n/language.ts'
import { config } from './config.ts'

const kept = new WeakMap<object, Map<string, object>>()

/** Stands for the settings and the language that are shown now, and is the same for as long as both are: for what is made of words once. */
export function wording(): object {
  const settings = config()
  const made = kept.get(settings) ?? new Map<string, object>()
  kept.set(settings, made)
  const tag = language()
  const same = made.get(tag) ?? {}
  made.set(tag, same)
  return same
}
