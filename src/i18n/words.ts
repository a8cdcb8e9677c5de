type Words = Readonly<Record<string, string>>

/** Languages besides English, each a file of its own that comes when somebody speaks it. */
const loaders: Readonly<Record<string, () => Promise<Words>>> = {
  de: () => import('./german.ts').then(({ german }) => german),
}

const here = new Map<string, Words>()
const underWay = new Map<string, Promise<boolean>>()
const tags = new Map<string, string>()

/** `de` of `de-AT`. */
export const primaryOf = (tag: string): string => tag.split('-', 1)[0] ?? tag

/** A language tag as `Intl` takes it, also of one with an underscore; of none, and of what is no tag, English. */
export function languageTag(text = ''): string {
  let tag = tags.get(text)
  if (!tag) {
    try {
      tag = Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0]
    } catch {
      // Whatever it is, it is no language that anybody could be shown.
    }
    tag ||= 'en'
    tags.set(text, tag)
  }
  return tag
}

/** Whether the words of a language other than English are here. */
export const hasWords = (primary: string): boolean => here.has(primary)

/** The word of a language, where there is one and it is here. */
export const wordOf = (primary: string, key: string): string | undefined => here.get(primary)?.[key]

/** The tag of the built-in words that are shown to a reader of a language: those of any other one are English. */
export const wordsTag = (tag: string): string => (primaryOf(tag) === 'en' || hasWords(primaryOf(tag)) ? tag : 'en')

/** Whether the words of a tag's language have still to come. */
export const isComing = (tag: string): boolean => Object.hasOwn(loaders, primaryOf(tag)) && !hasWords(primaryOf(tag))

/** Loads the words of a tag's language, once; whether they are here then. What failed is tried again the next time. */
export function loadWords(tag: string): Promise<boolean> {
  const primary = primaryOf(tag)
  const load = loaders[primary]
  if (!load || here.has(primary)) return Promise.resolve(here.has(primary))
  const known = underWay.get(primary)
  if (known) return known
  const loading = load().then(
    (words) => {
      here.set(primary, words)
      return true
    },
    (reason: unknown) => {
      console.warn(`research-portal: the words of "${primary}" could not be loaded.`, reason)
      return false
    },
  )
  underWay.set(primary, loading)
  void loading.then(() => underWay.delete(primary))
  return loading
}
