// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { toAnalyst } from '#features/analyst-profile/analyst.ts'
import { AnalystProfileView } from '#features/analyst-profile/analyst-profile.view.tsx'
import { render } from '../../../support/render.ts'

const maria: Tag = {
  id: '1001',
  category: 'Analyst',
  value: 'Maria Lind',
  name: 'Maria Lind',
  role: 'Head of Banks Research',
  email: 'maria.lind@halden.example',
  phone: '+44 20 7946 0101',
  bio: ['Covers banks from Oslo.', 'Holds a degree in history.'],
  related_fields: ['Banks, Nordics', 'Insurance, Oceania'],
}

const show = (tag: Tag, urlState: 'memory' | 'page' = 'memory') =>
  render(<AnalystProfileView analyst={toAnalyst(tag)} urlState={urlState} />)
const attributesOf = (element: HTMLElement | undefined) => {
  const all = [...(element?.attributes ?? [])].map(({ name, value }) => [name, value])
  const { exportparts: _, ...settings } = Object.fromEntries(all)
  return settings
}

test('R301 the name is the title, with the role below', () => {
  const { all } = show(maria)
  expect(all('h1').map(({ textContent }) => textContent)).toEqual(['Maria Lind'])
  expect(all('.r-analyst__role').map(({ textContent }) => textContent)).toEqual(['Head of Banks Research'])
})

test('R301 the thumbnail is shown, without one a user icon', () => {
  const withPicture = show({ ...maria, thumbnail_url: '/api/files/images/tags/1001.svg' })
  expect(withPicture.all('img')[0]?.getAttribute('src')).toMatch(/\/api\/files\/images\/tags\/1001\.svg$/)
  const without = show(maria)
  expect(without.all('img')).toEqual([])
  expect(without.all('.r-avatar svg')).toHaveLength(1)
})

test('embedding 6: a picture with an unsafe address is none', () => {
  expect(show({ ...maria, thumbnail_url: 'javascript:alert(1)' }).all('img')).toEqual([])
})

test('R302 email and phone are links', () => {
  const { control } = show(maria)
  expect(control('Email Maria Lind').getAttribute('href')).toBe('mailto:maria.lind@halden.example')
  expect(control('Call Maria Lind').getAttribute('href')).toBe('tel:+442079460101')
})

test('R302 embedding 6: without them, or with something else, they are disabled', () => {
  const { all, control } = show({ ...maria, email: 'javascript:alert(1)', phone: null })
  expect(all('a')).toEqual([])
  expect(control('No email address').getAttribute('aria-disabled')).toBe('true')
  expect(control('No phone number').getAttribute('aria-disabled')).toBe('true')
})

test('R303 C62 bio and related fields are shown', () => {
  const { all } = show(maria)
  expect(all('.r-analyst__bio').map(({ textContent }) => textContent)).toEqual([maria.bio?.join(' ')])
  expect(all('[aria-label="Related fields"] li').map(({ textContent }) => textContent)).toEqual(maria.related_fields)
})

test.each([null, [], ['', '  ']])('R303 C62 with %j as bio and related fields neither has room', (lines) => {
  const { all, text } = show({ ...maria, bio: lines, related_fields: lines })
  expect(all('.r-analyst__bio, .r-analyst__fields')).toEqual([])
  expect(text()).not.toContain('Related fields')
})

test('R304 the covered companies have neither search nor filters nor pages, 100 of them', () => {
  const { all } = show(maria)
  expect(attributesOf(all('research-companies')[0])).toEqual({
    'related-to': '1001',
    'hide-search': '',
    'hide-filters': '',
    paging: 'all',
    'page-size': '100',
  })
  expect(all('h2').map(({ textContent }) => textContent)).toEqual(['Covered Companies', 'Related Research'])
})

test('R305 the research is narrowed to the analyst, on the quick filter All, 300 at most', () => {
  const { all } = show({ ...maria, value: 'Lind; 50% & Söhne' }, 'page')
  const { filters = '', ...rest } = attributesOf(all('research-feed')[0])
  expect(rest).toEqual({ 'quick-filter': 'All', limit: '300', 'url-state': 'page' })
  expect([...new URLSearchParams(filters)]).toEqual([['filter_Analyst', 'Lind%3B 50%25 & Söhne']])
})

test('R396 an analyst of whom only the id is known', () => {
  const { all, text } = show({ id: '7' })
  expect(text()).toBe('Unnamed analystNo email addressNo phone numberCovered Companies')
  expect(all('research-feed')).toEqual([])
})

test('embedding 5: markup in the data is text, however long', () => {
  const name = `<b>${'long '.repeat(24)}</b>`
  const { all } = show({ ...maria, name, role: '<i>x</i>', bio: ['<img src=x>'], related_fields: ['<u>y</u>'] })
  expect(all('b, i, img, u')).toEqual([])
  expect(all('h1')[0]?.textContent).toBe(name)
})

test('R396 values that are no text leave the rest of the profile standing', () => {
  const odd = JSON.parse(
    '{"value": 5, "name": {}, "role": 1, "bio": "One line", "related_fields": {"a": 1}, "email": 3}',
  )
  const { all } = show({ id: '1001', ...odd })
  expect(all('h1')[0]?.textContent).toBe('5')
  expect(all('.r-analyst__bio').map(({ textContent }) => textContent)).toEqual(['One line'])
  expect(all('.r-analyst__fields')).toEqual([])
})
