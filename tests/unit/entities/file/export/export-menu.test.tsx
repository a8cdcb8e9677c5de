// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ExportMenu } from '#entities/file/export/export-menu.tsx'
import { fakePopover } from '../../../../support/fake-popover.ts'
import { render } from '../../../../support/render.ts'

beforeEach(fakePopover)

function show() {
  const runs: { format: string; settle: (failure?: Error) => Promise<void> }[] = []
  const onExport = vi.fn(
    (format: string) =>
      new Promise<void>((resolve, reject) => {
        const settle = (failure?: Error) => act(async () => (failure ? reject(failure) : resolve()))
        runs.push({ format, settle })
      }),
  )
  const view = render(<ExportMenu onExport={onExport} />)
  const item = (label: string) => {
    const found = view.all('[role=menuitem]').find(({ textContent }) => textContent === label)
    if (!found) throw new Error(`No item is called "${label}"`)
    return found
  }
  return {
    ...view,
    asked: () => runs.map(({ format }) => format),
    settle: (failure?: Error) => runs.at(-1)?.settle(failure),
    choose: (label: string) => view.click(item(label)),
    said: () => view.all('[aria-live=polite]')[0]?.textContent,
    alerts: () => view.all('[role=alert] p').map(({ textContent }) => textContent),
    isBusy: () => view.all('.r-export')[0]?.getAttribute('aria-busy'),
  }
}

test('there are CSV and Excel to choose from', () => {
  const view = show()
  expect(view.control('Export').getAttribute('aria-haspopup')).toBe('menu')
  expect(view.all('[role=menuitem]').map(({ textContent }) => textContent)).toEqual(['CSV', 'Excel (XLSX)'])
})

test('a format is asked for once while its file is made, and then again', async () => {
  const view = show()
  view.choose('Excel (XLSX)')
  expect([view.isBusy(), view.said()]).toEqual(['true', 'Preparing the file'])
  view.choose('Excel (XLSX)')
  view.choose('CSV')
  expect(view.asked()).toEqual(['xlsx'])
  await view.settle()
  expect([view.isBusy(), view.said()]).toEqual(['false', 'The file is ready: Excel (XLSX)'])
  view.choose('CSV')
  expect(view.asked()).toEqual(['xlsx', 'csv'])
})

test('a failure is told, and the same format tried again', async () => {
  const view = show()
  view.choose('CSV')
  await view.settle(new Error('no'))
  expect(view.alerts()).toEqual(['The file could not be created.'])
  const retry = view.control('Try again')
  retry.focus()
  view.click(retry)
  expect(view.asked()).toEqual(['csv', 'csv'])
  expect(view.alerts()).toEqual([])
  expect(document.activeElement).toBe(view.control('Export'))
  await view.settle()
  expect(view.said()).toBe('The file is ready: CSV')
})

test('a failure can be put aside, and the focus stays near', async () => {
  const view = show()
  view.choose('CSV')
  await view.settle(new Error('no'))
  view.click(view.control('Close'))
  expect(view.alerts()).toEqual([])
  expect(document.activeElement).toBe(view.control('Export'))
})
