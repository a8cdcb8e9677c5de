import { wording } from './wording.ts'

/** Memoizes `make` per record. The result is made again when the settings or the language change. */
export function bySettings<R extends object, T>(
  make: (record: R, language: string) => T,
): (record: R, language: string) => T {
  const kept = new WeakMap<object, WeakMap<R, T>>()
  return (record, language) => {
    const key = wording(language)
    const made = kept.get(key) ?? new WeakMap<R, T>()
    kept.set(key, made)
    const thing = made.get(record) ?? make(record, language)
    made.set(record, thing)
    return thing
  }
}
