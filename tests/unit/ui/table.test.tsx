// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type Column, type Sort, Table, type TableProps } from '#ui/table/table.tsx'
import { render } from '../../support/render.ts'

type Row = { id: string; name: string; price: number; tags?: string[] }

const acme = { id: 'a', name: 'Acme', price: 12.5 }
const delta = { id: 'd', name: 'Delta', price: 7 }
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Company', sortable: true, cell: ({ name }) => name },
  { id: 'price', header: 'Price', sortable: true, cell: ({ price }) => price.toFixed(2) },
  { id: 'more', header: 'Files', cell: ({ name }) => <button type="button">Model of {name}</button> },
]

function show(given: Partial<TableProps<Row>> = {}) {
  const onSort = vi.fn<(sort: Sort) => void>()
  const view = render(
    <Table caption="Companies" cards="" columns={columns} rows={[delta, acme]} onSort={onSort} {...given} />,
  )
  const texts = (selector: string) => view.all(selector).map(({ textContent }) => textContent)
  return { ...view, texts, asked: () => onSort.mock.calls.map(([sort]) => sort) }
}

const sorts = (view: ReturnType<typeof show>) => view.all('thead th').map((header) => header.getAttribute('aria-sort'))

test('R229 a header asks for ascending order first', () => {
  const view = show()
  view.click(view.control('Price'))
  expect(view.asked()).toEqual([{ id: 'price', desc: false }])
})

test.each([false, true])('R229 the header of the sorted column turns the order round (descending: %s)', (desc) => {
  const view = show({ sort: { id: 'price', desc } })
  view.click(view.control('Price'))
  view.click(view.control('Company'))
  expect(view.asked()).toEqual([
    { id: 'price', desc: !desc },
    { id: 'name', desc: false },
  ])
})

test('R229 the order is told at the header; what cannot be sorted says nothing and is no button', () => {
  expect(sorts(show({ sort: { id: 'name', desc: false } }))).toEqual(['ascending', 'none', null])
  const view = show({ sort: { id: 'price', desc: true } })
  expect(sorts(view)).toEqual(['none', 'descending', null])
  expect(view.texts('thead button')).toEqual(['Company', 'Price'])
})

test('R229 the rows stand as they were given: sorting is not the table’s', () => {
  expect(show({ sort: { id: 'name', desc: false } }).texts('tbody th')).toEqual(['Delta', 'Acme'])
})

test('a table has its name, its headers and a header for each row', () => {
  const view = show()
  expect(view.texts('caption')).toEqual(['Companies'])
  expect(view.texts('thead th[scope=col]')).toEqual(['Company', 'Price', 'Files'])
  expect(view.texts('tbody th[scope=row]')).toEqual(['Delta', 'Acme'])
  // The rows are laid out as grids, which would take their meaning away.
  const count = (role: string) => view.all(`[role=${role}]`).length
  expect(['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'].map(count)).toEqual([1, 2, 3, 3, 2, 4])
})

test('another column than the first may name the rows', () => {
  const named = columns.map((column) => ({ ...column, namesRow: column.id === 'price' }))
  const view = show({ columns: named })
  expect(view.texts('tbody th[scope=row]')).toEqual(['7.00', '12.50'])
  expect(view.all('[role=rowheader]')).toHaveLength(2)
})

test('for cards every value has its label', () => {
  const labels = show({ rows: [acme] }).all('tbody td')
  expect(labels.map(({ dataset }) => dataset.label)).toEqual(['Price', 'Files'])
})

test('what can be done in a row is known as such, and a column ends where it says', () => {
  const acting = columns.map((column) => ({ ...column, action: column.id === 'more', end: column.id === 'price' }))
  const view = show({ columns: acting, rows: [acme] })
  expect(view.texts('.r-table__cell--action')).toEqual(['Model of Acme'])
  expect(view.texts('.r-table__cell--end, .r-table__header--end')).toEqual(['Price', '12.50'])
})

test('rows of before stay while others are on their way', () => {
  const view = show({ busy: true })
  expect(view.all('table')[0]?.getAttribute('aria-busy')).toBe('true')
  expect(view.texts('tbody th')).toEqual(['Delta', 'Acme'])
})

function Later({ columns, first, then }: { columns: readonly Column<Row>[]; first: Row[]; then: Row[] }) {
  const [rows, setRows] = useState(first)
  return (
    <>
      <button type="button" onClick={() => setRows(structuredClone(then))}>
        Load
      </button>
      <Table caption="Companies" cards="" columns={columns} rows={rows} />
    </>
  )
}

const tagged = { ...acme, tags: ['Oil', 'Gas'] }
test.each([
  ['that only moved, or came anew with the same content, are not drawn again', [delta, tagged], []],
  ['whose content is another are', [delta, { ...tagged, tags: ['Oil', 'Coal'] }], ['a']],
  ['that lost something are', [delta, acme], ['a']],
])('rows %s', (_, then, expected) => {
  const drawn = vi.fn(({ name }: Row) => name)
  const counted: readonly Column<Row>[] = [{ id: 'name', header: 'Company', cell: drawn }]
  const view = render(<Later columns={counted} first={[tagged, delta]} then={then} />)
  drawn.mockClear()
  view.click(view.control('Load'))
  expect(view.all('tbody th').map(({ textContent }) => textContent)).toEqual(['Delta', 'Acme'])
  expect(drawn.mock.calls.map(([row]) => row.id)).toEqual(expected)
})

test('a table that is wider than its place is a group that Tab reaches; one that fits is not', () => {
  const observers: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        observers.push(told)
      }
      observe() {}
      disconnect() {}
    },
  )
  const view = show()
  const scroller = view.all('.r-table__scroller')[0]
  const resize = (content: number, room: number) => {
    if (!scroller) return
    Object.defineProperties(scroller, {
      scrollWidth: { value: content, configurable: true },
      clientWidth: { value: room, configurable: true },
    })
    act(() => observers.forEach((told) => void told()))
  }
  const place = () => ['role', 'tabindex', 'aria-label'].map((name) => scroller?.getAttribute(name))
  resize(900, 600)
  expect(place()).toEqual(['group', '0', 'Companies'])
  resize(600, 600)
  expect(place()).toEqual([null, null, null])
})
