// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ProfileLink } from '#entities/profile/profile-link.tsx'
import { render } from '../../../support/render.ts'

const href = 'http://localhost:3000/company_profile/7'

test('R274 R278 a name leads to its profile, and the host is asked first', () => {
  const onNavigate = vi.fn(() => true)
  const { control, click } = render(<ProfileLink name="Acme" href={href} onNavigate={onNavigate} />)
  expect(control('Acme').getAttribute('href')).toBe(href)
  click(control('Acme'))
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith(href)
})

test.each([undefined, href])(
  'embedding 24: with the address %s the name keeps its own direction, and is whole on hover',
  (to) => {
    const { all } = render(<ProfileLink name={'live\u202e+1'} href={to} onNavigate={() => true} />)
    expect(all('bdi, [dir=auto]').map(({ textContent }) => textContent)).toEqual(['live\u202e+1'])
    expect(all('[title]').map(({ title }) => title)).toEqual(['live\u202e+1'])
  },
)

test('R052 without a profile the name is text', () => {
  expect(render(<ProfileLink name="Acme" href={undefined} onNavigate={() => true} />).all('a')).toEqual([])
})

test('R278 a shortened name is called what is shown, described in full, and whole on hover', () => {
  const { control, text } = render(
    <ProfileLink name="Priya Ramanathan" short="P. Ramanathan" href={href} onNavigate={() => true} />,
  )
  expect(text()).toBe('P. Ramanathan')
  expect(control('P. Ramanathan').title).toBe('Priya Ramanathan')
  expect(control('P. Ramanathan').getAttribute('aria-description')).toBe('Priya Ramanathan')
})

test('R278 a name that leads nowhere is not shortened, because the keyboard could not show the rest', () => {
  const { text } = render(
    <ProfileLink name="Priya Ramanathan" short="P. Ramanathan" href={undefined} onNavigate={() => true} />,
  )
  expect(text()).toBe('Priya Ramanathan')
})
