import { wording } from './wording.ts'

/** Makes one thing of each record, which stays the same for as long as the record, the settings and the language do. */
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
