import { config } from './config.ts'

const kept = new WeakMap<object, Map<string, object>>()

/** Identifies the current settings together with a language: a dependency for what is computed from texts and labels. */
export function wording(language: string): object {
  const settings = config()
  const made = kept.get(settings) ?? new Map<string, object>()
  kept.set(settings, made)
  const same = made.get(language) ?? {}
  made.set(language, same)
  return same
}
