/**
 * One per page, shared by every copy of the bundle (two script tags, two versions): what must be single lives in its slots.
 * A slot holds nanostores atoms or plain data and is used through `get`, `set` and `listen` alone: a `computed` of one copy
 * does not see the changes that another copy's atoms make.
 */
type Runtime = { protocol: 1; versions: string[]; slots: Map<string, unknown> }

const KEY = Symbol.for('research-portal.runtime')
type Holder = typeof globalThis & { [KEY]?: Runtime }

function runtime(): Runtime {
  const holder: Holder = globalThis
  holder[KEY] ??= { protocol: 1, versions: [], slots: new Map() }
  return holder[KEY]
}

/** The page's one value under this name; the first copy to ask makes it. */
export function shared<T>(name: string, make: () => T): T {
  const { slots } = runtime()
  if (!slots.has(name)) slots.set(name, make())
  return slots.get(name) as T
}

/** Enters a copy of the bundle. Another version already on the page earns one warning that names both. */
export function enterPage(version: string) {
  const { versions } = runtime()
  if (versions.includes(version)) return
  versions.push(version)
  if (versions.length > 1)
    console.warn(`research-portal: versions ${versions.join(' and ')} are on one page; the first one's elements stay.`)
}
