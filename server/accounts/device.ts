/** What a `User-Agent` says of a browser; null where it says nothing that is known. */
export type Device = { browser: string | null; system: string | null }

/** Marks of a `User-Agent`, each with its name. Browsers also carry the marks of those they derive from, so the order matters. */
type Marks = readonly (readonly [mark: string, name: string])[]

const browsers: Marks = [
  ['Edg/', 'Edge'],
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['Edge/', 'Edge'],
  ['OPR/', 'Opera'],
  ['OPT/', 'Opera'],
  ['Opera', 'Opera'],
  ['Vivaldi/', 'Vivaldi'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Chromium/', 'Chrome'],
  ['MSIE ', 'Internet Explorer'],
  ['Trident/', 'Internet Explorer'],
  ['Safari/', 'Safari'],
]

const systems: Marks = [
  ['iPhone', 'iPhone'],
  ['iPod', 'iPod'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
]

const findName = (userAgent: string, marks: Marks): string | null =>
  marks.find(([mark]) => userAgent.includes(mark))?.[1] ?? null

/**
 * The browser and the system of a `User-Agent`. Versions are left out: browsers freeze them, and nobody recognizes a session by
 * one. Only a hint, since a client may send any text.
 */
export const parseDevice = (userAgent: string): Device => ({
  browser: findName(userAgent, browsers),
  system: findName(userAgent, systems),
})

/** The device in English, such as `Chrome on Windows`. */
export const describeDevice = ({ browser, system }: Device): string =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device')
