import { expect, test } from 'vitest'
import { elements } from '#demo/catalog/lib/model.ts'
import { pseudoMessages, pseudoText } from '#demo/catalog/preview/pseudo.ts'
import { german } from '#i18n/german.ts'
import { widgets } from '#widgets/all-specs.ts'
import { getEvents } from '#widgets/runtime/widget-docs.ts'

test('embedding 21: every element of the specs has a page with all of its attributes, events and tokens', () => {
  expect(elements.map(({ tag }) => tag)).toEqual(widgets.map(({ spec }) => spec.tag))
  for (const [index, { spec, docs }] of widgets.entries()) {
    const element = elements[index]
    expect(element?.attributes.map(({ name }) => name)).toEqual([...Object.keys(spec.attributes), 'theme'])
    expect(element?.attributes.every(({ text }) => text !== '')).toBe(true)
    expect(element?.events.map(({ name }) => name)).toEqual(getEvents(docs))
    expect(element?.events.every(({ detail }) => detail !== '' && !detail.includes('CustomEvent'))).toBe(true)
    expect(element?.parts.map(({ name }) => name)).toContain('root')
    expect(element?.tokens.length).toBeGreaterThan(15)
  }
})

test('embedding 24: the pseudo-locale has every text, longer, in letters from right to left, with its placeholders', () => {
  const messages = pseudoMessages()
  expect(Object.keys(messages)).toEqual(Object.keys(german))
  expect(pseudoText('{count} Dokumente gezeigt')).toMatch(/^\{count\} [\u0600-\u06ff]{14} [\u0600-\u06ff]{11}$/)
  for (const [key, text] of Object.entries(messages)) {
    expect(text.replace(/\{[^}]*\}/g, ''), key).not.toMatch(/\p{Script=Latin}/u)
    expect(text.match(/\{[^}]*\}/g), key).toEqual(german[key]?.match(/\{[^}]*\}/g) ?? null)
  }
})
