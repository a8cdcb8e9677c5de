// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { PaletteList } from '#portal/palette/palette-list.view.tsx'
import { render } from '../../support/render.ts'

test('extras a document in the palette has its date before its type', () => {
  const nothing = () => {}
  const entry = {
    key: '/document/7',
    kind: 'research' as const,
    label: 'Margins',
    date: { text: 'Nov 25', iso: '2026-11-25T08:00:00Z' },
    detail: 'Company Note',
    does: { href: '/document/7' },
  }
  const view = render(
    <PaletteList
      id="list"
      term=""
      sections={[{ kind: 'research', entries: [entry] }]}
      loading={false}
      busy={false}
      failed={false}
      empty={false}
      highlighted={undefined}
      onHighlight={nothing}
      onChoose={nothing}
    />,
  )
  expect(view.all('.r-suggestions__category').map(({ textContent }) => textContent)).toEqual(['Nov 25 · Company Note'])
  expect(view.all('time')[0]?.getAttribute('datetime')).toBe('2026-11-25T08:00:00Z')
})
