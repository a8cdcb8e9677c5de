// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { configure } from '#config/configure.ts'
import { OtherPages } from '#portal/pages/error-ways.tsx'
import { render } from '../../support/render.ts'

afterEach(() => configure({ mail: { clientServices: '' } }))

test('R106 an error page leads to the pages of the portal', () => {
  const links = render(<OtherPages isLocked={false} />)
    .all('nav a')
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/dashboard', '/companies', '/events/upcoming', '/library'])
})

test('R103 without the subscription the page says whom to ask', () => {
  configure({ mail: { clientServices: 'services@example.com' } })
  expect(
    render(<OtherPages isLocked />)
      .control('Email client services')
      .getAttribute('href'),
  ).toBe('mailto:services@example.com')
})
