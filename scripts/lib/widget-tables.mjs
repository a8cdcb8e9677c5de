// @ts-check
import { commonParts, partDocs } from '../../src/elements/widget-docs.ts'
import { tokens } from './tokens.mjs'
import { defaultOf, elements } from './widget-model.mjs'

/** @param {string} text */
const cell = (text) => text.replace(/\|/g, '\\|')

/** @param {readonly { name: string }[]} things */
const names = (things) => things.map(({ name }) => `\`${name}\``).join(', ')

const perElement = elements.map(({ tag, summary, attributes, events, slots, parts }) =>
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
    `${events.length > 0 ? `Events: ${names(events)}. ` : ''}Parts: ${names(parts)}.`,
    ...slots.flatMap(({ name, text }) => ['', `Slot \`${name}\`: ${text}`]),
  ].join('\n'),
)

const theming = () =>
  [
    '#### Tokens and parts',
    '',
    'Custom properties, set on an element or above it; colours are given for light and for dark.',
    '',
    '| Token | Default | |',
    '|---|---|---|',
    ...tokens().map(({ name, text, value }) => `| \`${name}\` | \`${cell(value)}\` | ${cell(text)} |`),
    '',
    '| Part | |',
    '|---|---|',
    ...Object.entries({ ...commonParts, ...partDocs }).map(([name, text]) => `| \`${name}\` | ${cell(text)} |`),
  ].join('\n')

/** Puts the tables between their marks. @param {string} text */
export function readme(text) {
  const [start, end] = ['<!-- widgets -->', '<!-- /widgets -->']
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error('README.md has lost the marks of its widget tables.')
  return `${text.slice(0, from + start.length)}\n\n${[...perElement, theming()].join('\n\n')}\n\n${text.slice(to)}`
}
