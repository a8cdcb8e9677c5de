import { config } from './config.ts'

/** Makes one thing of each record, which stays the same for as long as the record and the settings it is made with do. */
export function bySettings<R extends object, T>(make: (record: R) => T): (record: R) => T {
  const kept = new WeakMap<object, WeakMap<R, T>>()
  return (record) => {
    const settings = config()
    const made = kept.get(settings) ?? new WeakMap<R, T>()
    kept.set(settings, made)
    const thing = made.get(record) ?? make(record)
    made.set(record, thing)
    return thing
  }
}
