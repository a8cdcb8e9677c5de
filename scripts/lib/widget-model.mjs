// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { widgets } from '#widgets/all-specs.ts'
import { commonAttributeDocs, commonParts, eventDocs, getEvents, partDocs } from '#widgets/runtime/widget-docs.ts'
import { camel, commonAttributes } from '#widgets/runtime/widget-spec.ts'
import { root } from './run.mjs'

/** @typedef {import('#widgets/runtime/widget-spec.ts').AttributeSpec} AttributeSpec */
/** @typedef {import('#widgets/runtime/widget-spec.ts').Attributes} Attributes */

/** What each event carries, as TypeScript, by the name of the event. */
const details = new Map(
  [
    ...readFileSync(join(root, 'widgets/runtime/events.ts'), 'utf8').matchAll(
      /class \w+ extends widgetEvent<(.+?)>\(\s*'(research-[\w-]+)'/g,
    ),
  ].map(([, detail = '', name = '']) => [name, detail]),
)

/** @param {keyof typeof eventDocs} name */
function eventOf(name) {
  const detail = details.get(name)
  if (detail === undefined) throw new Error(`${name} is no class in widgets/runtime/events.ts.`)
  return { name, detail, ...eventDocs[name] }
}

/** When an element cannot do without an attribute, in words. @param {AttributeSpec} attribute */
function requirementOf(attribute) {
  const required = attribute.type === 'string' ? attribute.required : undefined
  if (!required) return ''
  return required === true ? ' Required.' : ` Required with \`${required.attribute}="${required.value}"\`.`
}

/** All that is known of the elements: what types, manifests, editors' data and tables are made of. */
export const elements = widgets.map(({ spec, docs }) => ({
  tag: spec.tag,
  /** As its entry and its specs are called. */
  name: spec.tag.slice('research-'.length),
  className: spec.tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()).concat('Element'),
  summary: docs.summary,
  events: getEvents(docs).map(eventOf),
  slots: Object.entries(docs.slots ?? {}).map(([name, text]) => ({ name, text })),
  parts: [
    ...Object.entries(commonParts).map(([name, text]) => ({ name, text })),
    ...(docs.parts ?? []).map((name) => ({ name, text: partDocs[name] })),
  ],
  attributes: Object.entries(/** @type {Attributes} */ ({ ...spec.attributes, ...commonAttributes })).map(
    ([name, attribute]) => ({
      name,
      property: camel(name),
      attribute,
      text: ({ ...docs.attributes, ...commonAttributeDocs }[name] ?? '') + requirementOf(attribute),
    }),
  ),
}))

/** The type of an attribute's property. @param {AttributeSpec} attribute */
export const typeOf = (attribute) =>
  attribute.type === 'enum' ? attribute.values.map((value) => `'${value}'`).join(' | ') : attribute.type

/** @param {AttributeSpec} attribute */
export const defaultOf = (attribute) => (attribute.type === 'boolean' ? 'false' : JSON.stringify(attribute.default))

/** @param {unknown} value */
export const json = (value) => `${JSON.stringify(value, null, 2)}\n`
