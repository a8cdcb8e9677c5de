// @ts-check
import { tokens } from './tokens.mjs'
import { defaultOf, elements, json, typeOf } from './widget-model.mjs'

const cssProperties = tokens().map(({ name, text, value }) => ({ name, description: text, default: value }))

/** The Custom Elements Manifest, as editors and catalogues read it: a module an element. */
export function manifest() {
  const modules = elements.map(({ tag, name, className, summary, attributes, events, slots, parts }) => {
    const path = `dist/npm/${name}.js`
    return {
      kind: 'javascript-module',
      path,
      declarations: [
        {
          kind: 'class',
          name: className,
          tagName: tag,
          customElement: true,
          description: summary,
          superclass: { name: 'HTMLElement' },
          attributes: attributes.map(({ name, property, attribute, text }) => ({
            name,
            description: text,
            type: { text: typeOf(attribute) },
            default: defaultOf(attribute),
            fieldName: property,
          })),
          members: attributes.map(({ name, property, attribute, text }) => ({
            kind: 'field',
            name: property,
            attribute: name,
            reflects: true,
            privacy: 'public',
            description: text,
            type: { text: typeOf(attribute) },
            default: defaultOf(attribute),
          })),
          events: events.map(({ name, detail, text }) => ({
            name,
            type: { text: `CustomEvent<${detail}>` },
            description: text,
          })),
          ...(slots.length > 0 && { slots: slots.map(({ name, text }) => ({ name, description: text })) }),
          cssParts: parts.map(({ name, text }) => ({ name, description: text })),
          cssProperties,
        },
      ],
      exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: className, module: path } }],
    }
  })
  return json({ schemaVersion: '2.1.0', readme: 'README.md', modules })
}
