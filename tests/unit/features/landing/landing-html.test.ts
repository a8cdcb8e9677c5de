// @vitest-environment happy-dom
import type { DOMPurify } from 'dompurify'
import { expect, test } from 'vitest'
import { readSlots } from '#features/landing/read-slots.ts'
import { getSections } from '#features/landing/sections.ts'
import { cleanHtml } from '#ui/untrusted-html/clean-html.ts'
import { plainCleaner } from './support.ts'

const cleaner = plainCleaner as unknown as DOMPurify

const read = (slots: Record<string, string>) => {
  const value = new Map(Object.entries(slots))
  return readSlots(cleaner, value, getSections({ state: 'ready', value }), 'en')
}

function htmlOf(slots: Record<string, string>) {
  const place = document.createElement('div')
  const { sections, popups } = read(slots)
  for (const { body } of [...sections.flatMap(({ content }) => content), ...popups.values()])
    if (body) place.append(body)
  return place
}

test('R062 C37 what the cleaner lets through holds no address that runs', () => {
  const links = htmlOf({ mission: '<p><a href="javascript:alert(1)">a</a> <a href=" data:text/html,x">b</a></p>' })
  expect(links.textContent).toBe('a b')
  expect(links.querySelectorAll('a[href]')).toHaveLength(0)
})

test('R062 C37 inline code is out of it before the cleaner reads it', () => {
  const place = htmlOf({ services: '<p onclick="alert(1)" style="color: red">Text</p><style>p { color: red }</style>' })
  expect(place.innerHTML).toContain('Text')
  expect(place.querySelectorAll('[onclick], [style], style')).toHaveLength(0)
})

test('R062 R061 in the footer a link to a place of the page is its words', () => {
  const foot = cleanHtml(cleaner, '<p><a href="#our_offices">Offices</a></p>')
  expect(foot.querySelectorAll('a[href]')).toHaveLength(0)
})

test('R062 links that leave open a tab that learns nothing of this page', () => {
  const [link] = htmlOf({ mission: '<p><a href="https://example.com/x" target="_top">x</a></p>' }).querySelectorAll('a')
  expect(link?.getAttribute('href')).toBe('https://example.com/x')
  expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('R063 R064 a link to a popup or a section that is not there is its words', () => {
  const place = htmlOf({
    mission: `<p><a href="#network-alumni">Alumni</a> <a href="#our_offices">Offices</a> <a href="#our_mission">Here</a>
      <a href="#contact-x">X</a></p>`,
  })
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    null,
    null,
    '#our_mission',
    null,
  ])
})

test('R064 popups are the sections of a slot; the first of a name counts, and what has no right name is left out', () => {
  const { popups, sections } = read({
    contact_popups: `Outside<section data-popup="contact-a"><h2>A</h2><p>1</p></section><section><p>none</p></section>
      <section data-popup="Contact A!"><p>odd</p></section><section data-popup="contact-a"><h2>B</h2></section>`,
    research_popups: '<section data-popup="contact-a"><h2>C</h2></section>',
  })
  expect([...popups.keys()]).toEqual(['contact-a'])
  // Services come first on the page, and so does their popup.
  expect(popups.get('contact-a')?.title).toBe('C')
  expect(sections.map(({ id, opens }) => [id, opens.length])).toEqual([
    ['our_services', 1],
    ['our_offices', 0],
  ])
})

test('R064 a slot of popups without sections is one popup', () => {
  const { popups } = read({ network_popups: '<h3>Alumni</h3><p>Once a year.</p>', contact_popups: '<p>Call us.</p>' })
  expect([...popups.values()].map(({ name, title, body }) => [name, title, body?.textContent])).toEqual([
    ['network', 'Alumni', 'Once a year.'],
    ['contact', 'Contacts', 'Call us.'],
  ])
})

test('R059 only a heading that a text begins with is its title', () => {
  const [mission] = read({ mission: '<p>First.</p><h2>Later</h2>' }).sections
  expect(mission?.content.map(({ title, body }) => [title, body?.textContent])).toEqual([['', 'First.Later']])
})
