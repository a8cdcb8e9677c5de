/** Deep equality of server answers, and of values that were built from them. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (a instanceof URL && b instanceof URL) return a.href === b.href
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

/** `after`, in which records that did not change are the objects of `before`, so that nothing renders them again. */
export function keepSame<T extends { id: string }>(before: readonly T[], after: readonly T[]): T[] {
  const known = new Map(before.map((record) => [record.id, record]))
  return after.map((record) => {
    const old = known.get(record.id)
    return old && isSame(old, record) ? old : record
  })
}
