import type { AttributeSpec } from '#widgets/runtime/widget-spec.ts'
import { type Host, isHost } from './hosts.ts'

/** Attributes by name as HTML has them: those that are not set are not here, a boolean that is set is empty. */
export type Values = Readonly<Record<string, string>>

export const languages = { en: 'English', de: 'Deutsch', pseudo: 'Pseudo: long, right to left' } as const
type Language = keyof typeof languages

/** The page around an element. */
export type Surroundings = {
  lang: Language
  dir: 'ltr' | 'rtl'
  /** Its colour scheme; `auto` is that of the page that shows it. */
  scheme: 'auto' | 'light' | 'dark'
  host: Host
}

export const plain: Surroundings = { lang: 'en', dir: 'ltr', scheme: 'auto', host: 'plain' }

/** Whether an attribute can have this text without a warning. */
export function accepts(spec: AttributeSpec, text: string): boolean {
  if (spec.type === 'boolean') return text === ''
  if (spec.type === 'enum') return spec.values.includes(text)
  if (spec.type === 'string') return true
  const number = Number(text)
  return /^\d+$/.test(text) && number >= spec.min && number <= spec.max
}

/** Whether a text says what holds without the attribute too. */
export const isDefault = (spec: AttributeSpec, text: string): boolean =>
  spec.type !== 'boolean' && text === String(spec.default)

/** Keys of a query that are the page's, not the element's. */
const pageKeys = ['element', 'width', ...Object.keys(plain)]

/** An element as far as an address needs to know it. */
type Known = { attributes: readonly { name: string; spec: AttributeSpec }[] }

/** What an address asks for, and the keys and values in it that there are not. */
export type Asked = { values: Values; around: Surroundings; refused: readonly string[] }

export function readQuery(element: Known, query: URLSearchParams): Asked {
  const values: Record<string, string> = {}
  const refused: string[] = []
  for (const [name, text] of query) {
    if (pageKeys.includes(name)) continue
    const attribute = element.attributes.find((each) => each.name === name)
    if (attribute && accepts(attribute.spec, text)) values[name] = text
    else refused.push(name)
  }
  return { values, around: readSurroundings(query), refused }
}

function readSurroundings(query: URLSearchParams): Surroundings {
  const lang = query.get('lang') ?? ''
  const dir = query.get('dir')
  const scheme = query.get('scheme')
  const host = query.get('host') ?? ''
  return {
    lang: Object.hasOwn(languages, lang) ? (lang as Language) : plain.lang,
    dir: dir === 'rtl' ? dir : plain.dir,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : plain.scheme,
    host: isHost(host) ? host : plain.host,
  }
}

/** The query that `readQuery` reads the same from; what holds anyway is left out. */
export function writeQuery(values: Values, around: Surroundings): URLSearchParams {
  const query = new URLSearchParams(values)
  for (const [key, value] of Object.entries(around))
    if (value !== plain[key as keyof Surroundings]) query.set(key, value)
  return query
}

/** The address of an element's preview. */
export function previewAddress(tag: string, values: Values, around: Surroundings): string {
  const query = writeQuery(values, around)
  return `/widgets/preview?${new URLSearchParams([['element', tag], ...query])}`
}
