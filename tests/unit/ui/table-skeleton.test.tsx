// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import { render } from '../../support/render.ts'

const columns = [
  { id: 'name', header: 'Company', sortable: true },
  { id: 'price', header: 'Price' },
] as const

test('R234 C10 there is room for 20 rows where nobody says otherwise', () => {
  const view = render(<TableSkeleton cards="" columns={columns} label="Loading companies" />)
  expect(view.all('tbody tr')).toHaveLength(20)
  expect(view.all('tbody tr:first-child > *')).toHaveLength(2)
})

test('R234 and for as many as a page of the list has', () => {
  expect(render(<TableSkeleton cards="" columns={columns} count={10} label="Loading" />).all('tbody tr')).toHaveLength(
    10,
  )
})

test('its headers are no buttons, and a screen reader hears what is on its way, not the empty rows', () => {
  const view = render(<TableSkeleton cards="" columns={columns} label="Loading companies" />)
  expect(view.all('button')).toEqual([])
  expect(view.all('[aria-busy=true] > p').map(({ textContent }) => textContent)).toEqual(['Loading companies'])
  expect(view.all('table')[0]?.closest('[aria-hidden=true]')).not.toBeNull()
})

test('a column of icons has their room, and one of links stands where they do on a card', () => {
  const icons = [...columns, { id: 'file', header: 'File', icon: true }, { id: 'link', header: 'Link', action: true }]
  const view = render(<TableSkeleton cards="" columns={icons} count={1} label="Loading" />)
  expect(view.all('tbody .r-icon-button')).toHaveLength(1)
  expect(view.all('tbody .r-table__cell--action .r-skeleton')).toHaveLength(1)
})
