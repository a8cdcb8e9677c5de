// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ShortProfileLink } from '#entities/profile/short-profile-link.tsx'
import { render } from '../../../support/render.ts'

const href = 'http://localhost:3000/analyst_profile/7'
const show = (to: string | undefined) =>
  render(<ShortProfileLink name="Priya Ramanathan" href={to} most={14} onNavigate={() => true} />)

test('R278 a shortened name is read in full, and is whole on hover', () => {
  const { control, text } = show(href)
  expect(text()).toBe('P. Ramanathan')
  expect(control('Priya Ramanathan').title).toBe('Priya Ramanathan')
})

test('R278 a name that leads nowhere is not shortened, because nothing could show the rest', () => {
  expect(show(undefined).text()).toBe('Priya Ramanathan')
})
