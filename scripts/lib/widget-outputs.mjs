// @ts-check
import { commonAttributeDocs, commonParts, eventDocs } from '../../src/elements/widget-docs.ts'
import { camel, commonAttributes } from '../../src/elements/widget-spec.ts'
import { widgets } from '../../widgets/specs/all.ts'

/** @typedef {import('../../src/elements/widget-spec.ts').AttributeSpec} AttributeSpec */

const all = widgets.map(({ spec, docs }) => ({
  tag: spec.tag,
  className: spec.tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()).concat('Element'),
  summary: docs.summary,
  events: docs.events.map((name) => ({ name, ...eventDocs[name] })),
  slots: Object.entries(docs.slots ?? {}).map(([name, text]) => ({ name, text })),
  attributes: Object.entries({ ...spec.attributes, ...commonAttributes }).map(([name, attribute]) => ({
    name,
    attribute,
    text: { ...docs.attributes, ...commonAttributeDocs }[name] ?? '',
  })),
}))

/** @param {AttributeSpec} attribute */
const typeOf = (attribute) =>
  attribute.type === 'enum' ? attribute.values.map((value) => `'${value}'`).join(' | ') : attribute.type

/** @param {AttributeSpec} attribute */
const defaultOf = (attribute) => (attribute.type === 'boolean' ? 'false' : JSON.stringify(attribute.default))

export function types() {
  const elements = all.map(({ className, summary, attributes }) =>
    [
      `/** ${summary} */`,
      `export interface ${className} extends HTMLElement {`,
      ...attributes.map(({ name, attribute, text }) => `  /** ${text} */\n  ${camel(name)}: ${typeOf(attribute)}`),
      '}',
    ].join('\n'),
  )
  const jsx = all.map(({ tag, className, attributes }) =>
    [
      `      '${tag}': React.DetailedHTMLProps<React.HTMLAttributes<${className}>, ${className}> & {`,
      ...attributes.map(({ name, attribute }) => `        '${name}'?: ${typeOf(attribute)} | undefined`),
      '      }',
    ].join('\n'),
  )
  return `// Made from widgets/specs by \`npm run generate\`.
import type * as React from 'react'

${elements.join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${all.map(({ tag, className }) => `    '${tag}': ${className}`).join('\n')}
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${jsx.join('\n')}
    }
  }
}
`
}

/** The Custom Elements Manifest, as editors and catalogues read it. */
export function manifest() {
  const declarations = all.map(({ tag, className, summary, events, slots, attributes }) => ({
    kind: 'class',
    name: className,
    tagName: tag,
    customElement: true,
    description: summary,
    attributes: attributes.map(({ name, attribute, text }) => ({
      name,
      description: text,
      type: { text: typeOf(attribute) },
      default: defaultOf(attribute),
      fieldName: camel(name),
    })),
    members: attributes.map(({ name, attribute, text }) => ({
      kind: 'field',
      name: camel(name),
      attribute: name,
      reflects: true,
      description: text,
      type: { text: typeOf(attribute) },
      default: defaultOf(attribute),
    })),
    events: events.map(({ name, type, text }) => ({ name, type: { text: type }, description: text })),
    ...(slots.length > 0 && { slots: slots.map(({ name, text }) => ({ name, description: text })) }),
    cssParts: Object.entries(commonParts).map(([name, description]) => ({ name, description })),
  }))
  const module = { kind: 'javascript-module', path: 'widgets/loader.js', declarations, exports: [] }
  return `${JSON.stringify({ schemaVersion: '2.1.0', modules: [module] }, null, 2)}\n`
}

/** @param {string} text */
const cell = (text) => text.replace(/\|/g, '\\|')

function tables() {
  return all
    .map(({ tag, summary, attributes, events, slots }) =>
      [
        `#### \`<${tag}>\``,
        '',
        summary,
        '',
        '| Attribute | Values | Default | |',
        '|---|---|---|---|',
        ...attributes.map(({ name, attribute, text }) => {
          const values =
            attribute.type === 'enum' ? attribute.values.map((value) => `\`${value}\``).join(', ') : attribute.type
          return `| \`${name}\` | ${values} | \`${defaultOf(attribute)}\` | ${cell(text)} |`
        }),
        '',
        `Events: ${events.map(({ name }) => `\`${name}\``).join(', ')}.`,
        ...slots.flatMap(({ name, text }) => ['', `Slot \`${name}\`: ${text}`]),
      ].join('\n'),
    )
    .join('\n\n')
}

/** Puts the tables between their marks. @param {string} text */
export function readme(text) {
  const [start, end] = ['<!-- widgets -->', '<!-- /widgets -->']
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error('README.md has lost the marks of its widget tables.')
  return `${text.slice(0, from + start.length)}\n\n${tables()}\n\n${text.slice(to)}`
}
