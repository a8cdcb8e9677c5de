// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exportTable } from '#entities/file/export/table-file.ts'
import { saveFile } from '#lib/dom/save-file.ts'

type Saved = { name: string; url: string; content: Blob }

let saved: Saved[] = []
let open: Map<string, Blob>

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 5, 23, 30) })
  saved = []
  open = new Map()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `blob:test/${open.size}`
    open.set(url, content as Blob)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void open.delete(url))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = open.get(this.href)
    if (content) saved.push({ name: this.download, url: this.href, content })
  })
})
afterEach(() => vi.useRealTimers())

test('a file is offered under its name', () => {
  saveFile(new Blob(['a']), 'Covered companies.csv')
  expect(saved.map(({ name }) => name)).toEqual(['Covered companies.csv'])
})

test('a name that no file system takes is made one', () => {
  saveFile(new Blob(['a']), 'A/S: "Nordic"\n?.xlsx')
  expect(saved[0]?.name).toBe('A-S- -Nordic-.xlsx')
})

test('its memory is given back when the browser has had it', () => {
  saveFile(new Blob(['a']), 'a.csv')
  expect(open.size).toBe(1)
  vi.runAllTimers()
  expect(open.size).toBe(0)
})

const columns = [{ header: 'Price', value: (price: number) => price }]

test('rows are saved as CSV, by the day it is', async () => {
  await exportTable('csv', 'Prices', columns, [1, 2])
  expect(saved[0]?.name).toBe('Prices-2026-11-05.csv')
  expect(saved[0]?.content.type).toBe('text/csv')
  expect(await saved[0]?.content.text()).toContain('Price\r\n1\r\n2')
})

test('rows are saved as a workbook', async () => {
  vi.useRealTimers()
  await exportTable('xlsx', 'Prices', columns, [1, 2])
  expect(saved[0]?.name).toMatch(/^Prices-\d{4}-\d\d-\d\d\.xlsx$/)
  expect(saved[0]?.content.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
})
