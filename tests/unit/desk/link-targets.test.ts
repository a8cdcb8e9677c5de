// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findTargets } from '#desk/content/link-targets.ts'

test('extras: a landing text can lead to the parts of the page that are there and to their popups, by their titles', () => {
  const texts = new Map([
    ['services', '<h2>What we do</h2>'],
    ['research_popups', '<section data-popup="research-r-d"><h2>R&amp;D <em>here</em></h2><p>…</p></section>'],
    ['mission', ''],
    ['contact_popups', "<section class='x' data-popup=contact-london><p>…</p></section><section><h2>No</h2></section>"],
  ])
  expect(findTargets(texts, 'en')).toEqual([
    { value: '#our_services', label: 'Service (part of the page)' },
    { value: '#research-r-d', label: 'R&D here (popup)' },
    { value: '#our_offices', label: 'Contact (part of the page)' },
    { value: '#contact-london', label: 'contact-london (popup)' },
  ])
})
