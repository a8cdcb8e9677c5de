import { widgets } from '#widgets/all-specs.ts'
import manifest from '#widgets/custom-elements.generated.json'
import { commonAttributeDocs } from '#widgets/runtime/widget-docs.ts'
import { type AttributeSpec, camel, commonAttributes } from '#widgets/runtime/widget-spec.ts'

type Described = { name: string; text: string }
export type Attribute = Described & { property: string; spec: AttributeSpec }
export type Token = Described & { value: string }

export type ElementModel = {
  tag: string
  /** As its page and its files are called: `feed`. */
  name: string
  summary: string
  attributes: readonly Attribute[]
  events: readonly (Described & { detail: string })[]
  slots: readonly Described[]
  parts: readonly Described[]
  tokens: readonly Token[]
}

type Entry = { name: string; description: string; default?: string; type?: { text: string } }
type Declaration = {
  tagName: string
  events: readonly Entry[]
  slots?: readonly Entry[]
  cssParts?: readonly Entry[]
  cssProperties?: readonly Entry[]
}

const modules: readonly { declarations: readonly unknown[] }[] = manifest.modules
const declarations = new Map(
  modules
    .flatMap(({ declarations }) => declarations as readonly Declaration[])
    .map((declaration) => [declaration.tagName, declaration]),
)

const described = (entries: readonly Entry[] = []) =>
  entries.map(({ name, description }) => ({ name, text: description }))

function modelOf({ spec, docs }: (typeof widgets)[number]): ElementModel {
  const declaration = declarations.get(spec.tag)
  const words: Readonly<Record<string, string>> = { ...docs.attributes, ...commonAttributeDocs }
  return {
    tag: spec.tag,
    name: spec.tag.replace('research-', ''),
    summary: docs.summary,
    attributes: Object.entries({ ...spec.attributes, ...commonAttributes }).map(([name, spec]) => ({
      name,
      property: camel(name),
      spec,
      text: words[name] ?? '',
    })),
    events: (declaration?.events ?? []).map(({ name, description, type }) => ({
      name,
      text: description,
      detail: type?.text.replace(/^CustomEvent<(.*)>$/, '$1') ?? '',
    })),
    slots: described(declaration?.slots),
    parts: described(declaration?.cssParts),
    tokens: (declaration?.cssProperties ?? []).map(({ name, description, default: value = '' }) => ({
      name,
      text: description,
      value,
    })),
  }
}

/** All elements, from their specs and their manifest. */
export const elements: readonly ElementModel[] = widgets.map(modelOf)

export const elementNamed = (name: string): ElementModel | undefined =>
  elements.find((element) => element.name === name)

export const elementOf = (tag: string): ElementModel | undefined => elements.find((element) => element.tag === tag)

export const tokens: readonly Token[] = elements[0]?.tokens ?? []

/** The type of an attribute as TypeScript writes it. */
export const typeOf = (spec: AttributeSpec): string =>
  spec.type === 'enum' ? spec.values.map((value) => `'${value}'`).join(' | ') : spec.type

export const defaultOf = (spec: AttributeSpec): string =>
  spec.type === 'boolean' ? 'false' : JSON.stringify(spec.default)
