/** Whether an attribute is required: always, or if another attribute has this value. */
type Required = true | { readonly attribute: string; readonly value: string }

/** An attribute of an element; booleans are true by their presence, as in HTML. */
export type AttributeSpec =
  | { type: 'string'; default: string; required?: Required }
  | { type: 'number'; default: number; min: number; max: number }
  | { type: 'boolean' }
  | { type: 'enum'; values: readonly [string, ...string[]]; default: string }

export type Attributes = Readonly<Record<string, AttributeSpec>>

/**
 * The public interface of an element. Each attribute in kebab-case has a property in camelCase that agrees with it. Its
 * texts are in `ElementDocs`, which pages do not load.
 */
export type WidgetSpec<A extends Attributes = Attributes> = { tag: `research-${string}`; attributes: A }

/** The attributes of every element. */
export const commonAttributes = {
  theme: { type: 'enum', values: ['auto', 'light', 'dark'], default: 'auto' },
} as const satisfies Attributes

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S

type ValueOf<A extends AttributeSpec> = A extends { type: 'boolean' }
  ? boolean
  : A extends { type: 'number' }
    ? number
    : A extends { type: 'enum'; values: readonly (infer V)[] }
      ? V
      : string

/** The values of a spec's attributes, as the component receives them. */
export type PropsOf<A extends Attributes> = { [K in keyof A & string as Camel<K>]: ValueOf<A[K]> }

export const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The text of an attribute for a property that script sets; `null` for no attribute. */
export function toAttribute(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? '' : null
  return value === null || value === undefined ? null : String(value)
}

/** Removes blanks and quotes that an editor has added around a value, and normalizes blanks inside. */
export const tidy = (text: string) => /[\w.%-](?:.*[\w.%-])?/s.exec(text.replace(/\s+/g, ' '))?.[0] ?? ''

/** Quotes around a single word come from an editor; other texts may start with a quotation. */
const tidyText = (text: string) => text.replace(/\xa0/g, ' ').replace(/^[\u201c-\u201e](\S*)[\u201c-\u201e]$/, '$1')

/**
 * Parses an attribute; `null` means that it is absent. An invalid value gives a warning, unless `isQuiet`, and counts as
 * absent.
 */
export function parseAttribute(
  spec: AttributeSpec,
  name: string,
  text: string | null,
  isQuiet = false,
): string | number | boolean {
  if (spec.type === 'boolean') return text !== null
  if (text === null) return spec.default
  if (spec.type === 'string') return tidyText(text)
  const tidied = tidy(text)
  if (spec.type === 'enum' && spec.values.includes(tidied)) return tidied
  if (spec.type === 'number' && tidied !== '') {
    const number = Number(tidied)
    if (Number.isInteger(number) && number >= spec.min && number <= spec.max) return number
  }
  if (isQuiet) return spec.default
  const wanted = spec.type === 'enum' ? spec.values.join(', ') : `a whole number from ${spec.min} to ${spec.max}`
  console.warn(`research-portal: ${name}="${text}" is not ${wanted}; "${spec.default}" is used.`)
  return spec.default
}
