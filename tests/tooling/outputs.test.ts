import { describe, expect, test } from 'vitest'
import { tokens, tokensIn } from '#scripts/lib/tokens.mjs'
import { vscodeCss, vscodeHtml, webTypes } from '#scripts/lib/widget-editors.mjs'
import { manifest } from '#scripts/lib/widget-manifest.mjs'
import { elementsPage } from '#scripts/lib/widget-tables.mjs'
import { widgets } from '#widgets/all-specs.ts'
import { eventDocs } from '#widgets/runtime/widget-docs.ts'

const tags = widgets.map(({ spec }) => spec.tag)

describe('embedding 22: tokens are read from their sheets', () => {
  const raw = '--_raw-red: #f00; --_raw-night: #001; --_palette-accent: light-dark(var(--_raw-red), var(--_raw-night));'

  test('a role with its comment is a token, its default followed to the end', () => {
    const css = `${raw} /* Links. */ --_accent: var(--research-accent, var(--_palette-accent));`
    expect(tokensIn({ a: css })).toEqual([
      { name: '--research-accent', text: 'Links.', value: 'light-dark(#f00, #001)', sheet: 'a' },
    ])
  })

  test('a default that is another token names it', () => {
    const css = `/* Links. */ --_accent: var(--research-accent, red); /* Ring. Default: the accent. */ --_focus: var(--research-focus, var(--_accent));`
    expect(tokensIn({ a: css })[1]).toMatchObject({ value: 'var(--research-accent)', stated: 'the accent' })
  })

  test('what follows from the kind of device is no token of its own', () => {
    const css =
      '/* Height. */ --_h: var(--research-h, 32px); @media (x) { :root { --_h: max(var(--research-h, 40px), 40px); } }'
    expect(tokensIn({ a: css })).toHaveLength(1)
  })

  test('one without a comment is refused', () => {
    expect(() => tokensIn({ a: '--_x: var(--research-x, 1px);' })).toThrow('--research-x')
  })

  test('a default that a comment names is the real one', () => {
    const words: Record<string, string> = {
      'the accent': 'var(--research-accent)',
      'the family of the page around it': 'inherit',
    }
    for (const { name, stated, value } of tokens()) if (stated) expect(words[stated] ?? stated, name).toBe(value)
  })
})

/** Every field that the schema of custom-elements-manifest 2.1.0 knows where we write one. */
const fields: Record<string, string[]> = {
  package: ['schemaVersion', 'readme', 'modules'],
  module: ['kind', 'path', 'declarations', 'exports'],
  declaration: [
    ...['kind', 'name', 'tagName', 'customElement', 'description', 'superclass', 'attributes', 'members', 'events'],
    ...['slots', 'cssParts', 'cssProperties'],
  ],
  attributes: ['name', 'description', 'type', 'default', 'fieldName'],
  members: ['kind', 'name', 'attribute', 'reflects', 'privacy', 'description', 'type', 'default'],
  events: ['name', 'type', 'description'],
  slots: ['name', 'description'],
  cssParts: ['name', 'description'],
  cssProperties: ['name', 'description', 'default'],
}

test('embedding 21: the manifest has the fields of its schema and no other', () => {
  const has = (value: object, kind: string) => expect(fields[kind]).toEqual(expect.arrayContaining(Object.keys(value)))
  const whole = JSON.parse(manifest())
  has(whole, 'package')
  expect(whole.schemaVersion).toBe('2.1.0')
  for (const module of whole.modules) {
    has(module, 'module')
    for (const declaration of module.declarations) {
      has(declaration, 'declaration')
      for (const kind of ['attributes', 'members', 'events', 'slots', 'cssParts', 'cssProperties'])
        for (const item of declaration[kind] ?? []) {
          has(item, kind)
          expect(typeof item.name).toBe('string')
          if (item.type) expect(Object.keys(item.type)).toEqual(['text'])
        }
    }
  }
})

test('embedding 21: the data of both kinds of editors name every element, attribute and token', () => {
  const html = JSON.parse(vscodeHtml())
  const web = JSON.parse(webTypes())
  const elements = web.contributions.html.elements
  expect(html.tags.map(({ name }: { name: string }) => name)).toEqual(tags)
  expect(elements.map(({ name }: { name: string }) => name)).toEqual(tags)
  for (const [index, { spec }] of widgets.entries())
    for (const list of [html.tags[index].attributes, elements[index].attributes])
      expect(list.map(({ name }: { name: string }) => name)).toEqual([...Object.keys(spec.attributes), 'theme'])
  const names = tokens().map(({ name }) => name)
  expect(JSON.parse(vscodeCss()).properties.map(({ name }: { name: string }) => name)).toEqual(names)
  expect(web.contributions.css.properties.map(({ name }: { name: string }) => name)).toEqual(names)
})

test('embedding 22: docs/elements.md lists every element, event, token and part', () => {
  const text = elementsPage()
  for (const tag of tags) expect(text).toContain(`\n## \`<${tag}>\`\n`)
  for (const name of Object.keys(eventDocs)) expect(text).toMatch(new RegExp(`^\\| \`${name}\` \\| \`[^\`]+\``, 'm'))
  for (const { name, value } of tokens()) expect(text).toContain(`| \`${name}\` | \`${value}\` |`)
  expect(text).toContain('| `dialog` |')
})
