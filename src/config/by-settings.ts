import { wording } from './wording.ts'

/** Memoizes `make` per record. The result is made again when the settings or the language change. */
export function bySettings<R extends object, T>(make: (record: R) => T): (record: R) => T {
  const kept = new WeakMap<object, WeakMap<R, T>>()
  return (record) => {
    const key = wording()
    const made = kept.get(key) ?? new WeakMap<R, T>()
    kept.set(key, made)
    const thing = made.get(record) ?? make(record)
    made.set(record, thing)
    return thing
  }
}
