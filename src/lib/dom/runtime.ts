/**
 * State that exists once per page, shared by all copies of the bundle (two script tags, two versions). A slot holds
 * nanostores atoms or plain data. Use only `get`, `set` and `listen`: a `computed` of one copy does not see changes of
 * another copy's atoms.
 */
type Runtime = { protocol: 1; versions: string[]; slots: Map<string, unknown> }

const KEY = Symbol.for('research-portal.runtime')
type Holder = typeof globalThis & { [KEY]?: Runtime }

function runtime(): Runtime {
  const holder: Holder = globalThis
  holder[KEY] ??= { protocol: 1, versions: [], slots: new Map() }
  return holder[KEY]
}

/** The page's value of this name. The first copy that needs it makes it. */
export function shared<T>(name: string, make: () => T): T {
  const { slots } = runtime()
  if (!slots.has(name)) slots.set(name, make())
  return slots.get(name) as T
}

/** The page's value of this name, if a copy has made it. */
export const existing = <T>(name: string): T | undefined => runtime().slots.get(name) as T | undefined

/** Registers a copy of the bundle. A second version on the page gives one warning that names both. */
export function enterPage(version: string) {
  const { versions } = runtime()
  if (versions.includes(version)) return
  versions.push(version)
  if (versions.length > 1)
    console.warn(
      `research-portal: versions ${versions.join(' and ')} are on one page. The elements of the first one are used.`,
    )
}
