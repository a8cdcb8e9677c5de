// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { useTableEngine } from '#ui/table/table-engine.ts'
import { render } from '../../support/render.ts'

type Given = Parameters<typeof useTableEngine>[0]['columns']
type Engine = ReturnType<typeof useTableEngine>

function Holder({ columns, onEngine }: { columns: Given; onEngine: (engine: Engine) => void }) {
  onEngine(useTableEngine<{ id: string }>({ columns, rows: [] }))
  return null
}

function engineOf(columns: Given): Engine {
  const engines: Engine[] = []
  render(<Holder columns={columns} onEngine={(engine) => engines.push(engine)} />)
  const [engine] = engines
  if (!engine) throw new Error('Nothing was drawn')
  return engine
}

test('R230 C10 the state of a table begins with pages of ten rows', () => {
  expect(engineOf([{ id: 'name' }]).state.pagination).toEqual({ pageIndex: 0, pageSize: 10 })
})

test.each([
  ['150 px where nothing is said', undefined, 150],
  ['as wide as it is said', 220, 220],
  ['never under 20 px', 5, 20],
])('R230 C10 a column is %s', (_, size, expected) => {
  const engine = engineOf([size === undefined ? { id: 'name' } : { id: 'name', size }])
  expect(engine.getColumn('name')?.getSize()).toBe(expected)
})

test('R229 without an order nothing is sorted', () => {
  expect(engineOf([{ id: 'name' }]).state.sorting).toEqual([])
})
