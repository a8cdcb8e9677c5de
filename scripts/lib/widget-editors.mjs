// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'
import { tokens } from './tokens.mjs'
import { defaultOf, elements, json, typeOf } from './widget-model.mjs'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Tags and attributes for VS Code, by `html.customData`. */
export const vscodeHtml = () =>
  json({
    version: 1.1,
    tags: elements.map(({ tag, summary, attributes, events }) => ({
      name: tag,
      description: {
        kind: 'markdown',
        value: [summary, '', ...events.map(({ name, text }) => `- \`${name}\`: ${text}`)].join('\n'),
      },
      attributes: attributes.map(({ name, attribute, text }) => ({
        name,
        description: { kind: 'markdown', value: text },
        ...(attribute.type === 'boolean' && { valueSet: 'v' }),
        ...(attribute.type === 'enum' && { values: attribute.values.map((value) => ({ name: value })) }),
      })),
    })),
    // What works like the tag where a CMS lets no tag through.
    globalAttributes: [
      {
        name: 'data-research-widget',
        description: 'The element that stands here, where the page may hold no tags of its own.',
        values: elements.map(({ name }) => ({ name })),
      },
    ],
  })

/** Tokens and parts for VS Code, by `css.customData`. */
export const vscodeCss = () =>
  json({
    version: 1.1,
    properties: tokens().map(({ name, text, value }) => ({
      name,
      description: { kind: 'markdown', value: `${text}\n\nDefault: \`${value}\`` },
    })),
  })

/** Tags, properties, events, slots, parts and tokens for the editors of JetBrains. */
export const webTypes = () =>
  json({
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'research-portal',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map(({ tag, summary, attributes, events, slots, parts }) => ({
          name: tag,
          description: summary,
          attributes: attributes.map(({ name, attribute, text }) => ({
            name,
            description: text,
            default: defaultOf(attribute),
            value: attribute.type === 'boolean' ? { kind: 'no-value' } : { type: typeOf(attribute) },
          })),
          js: {
            properties: attributes.map(({ property, attribute, text }) => ({
              name: property,
              description: text,
              type: typeOf(attribute),
              default: defaultOf(attribute),
            })),
            events: events.map(({ name, detail, text }) => ({
              name,
              description: text,
              type: `CustomEvent<${detail}>`,
            })),
          },
          ...(slots.length > 0 && { slots: slots.map(({ name, text }) => ({ name, description: text })) }),
          css: { parts: parts.map(({ name, text }) => ({ name, description: text })) },
        })),
      },
      css: {
        properties: tokens().map(({ name, text, value }) => ({ name, description: `${text} Default: \`${value}\`` })),
      },
    },
  })
