// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { dateTexts } from '#i18n/en/dates.ts'
import type { DateRange } from '#lib/format/days.ts'
import { DateRangePicker } from '#ui/date-range/date-range.tsx'
import type { Disabled } from '#ui/date-range/date-range-rules.ts'
import { render } from '../../support/render.ts'

const none: DateRange = { start: '', end: '', allTime: false }
const autumn: DateRange = { start: '2026-10-14', end: '2026-11-03', allTime: false }
const quickRanges = [
  { label: 'Last 30 Days', range: { start: '2026-10-22', end: '2026-11-21', allTime: false } },
  { label: 'All Time', range: { start: '', end: '', allTime: true } },
]

type PageProps = {
  start: DateRange
  disabled: Disabled
  onChange: (range: DateRange) => void
  onKey: () => void
  layout: 'inline' | 'popover'
}

/** A page that takes what is chosen; the sheet around the control would hear its keys. */
function Page({ start, disabled, onChange, onKey, layout }: PageProps) {
  const [value, setValue] = useState(start)
  const take = (range: DateRange) => {
    onChange(range)
    setValue(range)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens
    <div onKeyDown={onKey}>
      <DateRangePicker
        label="Date"
        layout={layout}
        value={value}
        onChange={take}
        quickRanges={quickRanges}
        disabled={disabled}
        today="2026-11-21"
        locale="en-GB"
        texts={dateTexts('en')}
      />
    </div>
  )
}

async function open(start: DateRange, disabled?: Disabled) {
  const onChange = vi.fn()
  const keyOutside = vi.fn()
  const view = render(<Page start={start} disabled={disabled} onChange={onChange} onKey={keyOutside} layout="inline" />)
  const [control] = view.all('.r-date-range__button')
  if (!control) throw new Error('There is no control.')
  view.click(control)
  await act(async () => void (await import('#ui/date-range/date-range-panel.tsx')))

  const field = (label: string) => {
    const found = view.all('label').find(({ textContent }) => textContent === label)
    return document.getElementById(found?.getAttribute('for') ?? '') as HTMLInputElement
  }
  const day = (side: 'start' | 'end', date: string) =>
    view.all(`[data-side=${side}] [data-day="${date}"] button`)[0] as HTMLButtonElement
  return {
    ...view,
    control,
    onChange,
    keyOutside,
    field,
    day,
    words: () => view.all('.r-date-range__value')[0]?.textContent?.replace(/\s/g, ' '),
    pick: (side: 'start' | 'end', date: string) => view.click(day(side, date)),
    error: () => view.all('.r-field__error').map(({ textContent }) => textContent),
    announced: () => view.all('.r-date-panel > [aria-live]')[0]?.textContent?.replace(/\s/g, ' '),
    active: () => view.all('[data-active=true]')[0]?.dataset.side,
    type(label: string, text: string) {
      const input = field(label)
      act(() => {
        input.focus()
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
    leave: (label: string) => act(() => field(label).blur()),
    press: (element: Element, key: string) =>
      act(() => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))),
  }
}

test('R213 the control names the range; it opens calendars for From Date and To Date and a Clear date action', async () => {
  const view = await open(autumn)
  expect(view.words()).toBe('14 Oct – 3 Nov 2026')
  expect(view.control.getAttribute('aria-expanded')).toBe('true')
  expect(view.all('[data-side]:has([role=grid])').map((side) => side.getAttribute('aria-label'))).toEqual([
    'From Date',
    'To Date',
  ])
  expect(view.field('From Date').value).toBe('2026-10-14')
  expect(view.field('To Date').value).toBe('2026-11-03')
  expect(view.all('button').some(({ textContent }) => textContent === 'Clear date')).toBe(true)
})

test('R214 a quick range takes the place of what is no day', async () => {
  const view = await open(none)
  view.type('From Date', 'last week')
  view.leave('From Date')
  view.click(view.all('[aria-pressed]').find(({ textContent }) => textContent === 'All Time') as HTMLElement)
  expect(view.field('From Date').value).toBe('')
  expect(view.error()).toEqual([])
})

test('R216 Clear date takes away what is no day as well', async () => {
  const view = await open(none)
  const clear = view.all('button').find(({ textContent }) => textContent === 'Clear date') as HTMLElement
  expect(clear.getAttribute('aria-disabled')).toBe('true')
  view.type('From Date', 'last week')
  view.leave('From Date')
  expect(view.error()).toHaveLength(1)
  expect(clear.getAttribute('aria-disabled')).not.toBe('true')
  view.click(clear)
  expect(view.field('From Date').value).toBe('')
  expect(view.error()).toEqual([])
})

test('R214 a quick range is reported at once and shown as pressed', async () => {
  const view = await open(autumn)
  const pressed = () => view.all('[aria-pressed=true]').map(({ textContent }) => textContent)
  expect(pressed()).toEqual([])
  for (const { label, range } of quickRanges) {
    view.click(view.all('[aria-pressed]').find(({ textContent }) => textContent === label) as HTMLElement)
    expect(view.onChange).toHaveBeenLastCalledWith(range)
    expect(pressed()).toEqual([label])
  }
  expect(view.words()).toBe('All Time')
})

test('R215 picking a from date opens the to calendar, picking both reports the pair', async () => {
  const view = await open(none)
  expect(view.active()).toBe('start')
  view.pick('start', '2026-11-05')
  expect(view.onChange).toHaveBeenLastCalledWith({ start: '2026-11-05', end: '', allTime: false })
  expect(view.active()).toBe('end')
  expect(document.activeElement?.closest('[data-side]')?.getAttribute('data-side')).toBe('end')
  expect(view.announced()).toBe('From Date is 5 Nov 2026. Now choose To Date.')
  view.pick('end', '2026-11-09')
  expect(view.onChange).toHaveBeenLastCalledWith({ start: '2026-11-05', end: '2026-11-09', allTime: false })
  expect(view.announced()).toBe('5 – 9 Nov 2026 chosen')
})

test('R215 a pair may be picked from its end', async () => {
  const view = await open(none)
  view.pick('end', '2026-11-09')
  expect(view.active()).toBe('start')
  view.pick('start', '2026-11-09')
  expect(view.onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-09', allTime: false })
})

test('R215 after All Time a day alone is a range that is open on its other side', async () => {
  const view = await open({ start: '', end: '', allTime: true })
  view.pick('start', '2026-11-05')
  expect(view.onChange).toHaveBeenLastCalledWith({ start: '2026-11-05', end: '', allTime: false })
  view.pick('end', '2026-11-06')
  expect(view.onChange).toHaveBeenLastCalledWith({ start: '2026-11-05', end: '2026-11-06', allTime: false })
})

test('R216 Clear date reports the empty range', async () => {
  const view = await open(autumn)
  view.click(view.control.parentElement?.querySelector('.r-date-panel__end button') as HTMLElement)
  expect(view.onChange.mock.calls).toEqual([[none]])
  expect(view.words()).toBe('Any date')
  expect(view.field('From Date').value).toBe('')
})

test('R216 a day that waits for the other is cleared too', async () => {
  const view = await open(none)
  view.pick('start', '2026-11-05')
  view.click(view.control.parentElement?.querySelector('.r-date-panel__end button') as HTMLElement)
  expect(view.field('From Date').value).toBe('')
})

test('R217 days after To Date and before From Date cannot be picked', async () => {
  const view = await open(autumn)
  expect(view.day('start', '2026-10-15').disabled).toBe(false)
  expect(view.day('end', '2026-11-04').disabled).toBe(false)
  view.pick('start', '2026-10-20')
  expect(view.onChange).toHaveBeenLastCalledWith({ ...autumn, start: '2026-10-20' })
  view.type('To Date', '2026-10-25')
  expect(view.day('start', '2026-10-26').disabled).toBe(true)
  expect(view.day('start', '2026-10-25').disabled).toBe(false)
  expect(view.day('end', '2026-10-19').disabled).toBe(true)
  expect(view.day('end', '2026-10-20').disabled).toBe(false)
})

test.each([
  ['past', '2026-11-20', '2026-11-22'],
  ['future', '2026-11-22', '2026-11-20'],
] as const)('R217 with %s days disabled, today stays', async (disabled, refused, allowed) => {
  const view = await open(none, disabled)
  expect([refused, '2026-11-21', allowed].map((date) => view.day('start', date).disabled)).toEqual([true, false, false])
})

test('C57 a typed or pasted pair is reported, spaces around it aside', async () => {
  const view = await open(none)
  view.type('From Date', ' 2026-03-08 ')
  expect(view.onChange).toHaveBeenLastCalledWith({ start: '2026-03-08', end: '', allTime: false })
  view.type('To Date', '2026-11-01')
  expect(view.onChange).toHaveBeenLastCalledWith({ start: '2026-03-08', end: '2026-11-01', allTime: false })
})

test('C57 a day the calendar does not have is kept as typed, with the reason at the field once it is left', async () => {
  const view = await open(autumn)
  view.type('From Date', '2026-02-30')
  expect(view.error()).toEqual([])
  view.leave('From Date')
  expect(view.error()).toEqual(['This date does not exist.'])
  expect(view.announced()).toBe('This date does not exist.')
  expect(view.field('From Date').value).toBe('2026-02-30')
  expect(view.field('From Date').getAttribute('aria-invalid')).toBe('true')
  expect(view.onChange).not.toHaveBeenCalled()
  view.type('From Date', '2026-02-28')
  expect(view.error()).toEqual([])
  expect(view.onChange).toHaveBeenLastCalledWith({ ...autumn, start: '2026-02-28' })
})

test('R217 a typed from date after the to date is refused with the last day that would do', async () => {
  const view = await open(autumn)
  view.type('From Date', '2026-11-04')
  view.press(view.field('From Date'), 'Enter')
  expect(view.error()).toEqual(['Enter 3 Nov 2026 or an earlier day.'])
  expect(view.onChange).not.toHaveBeenCalled()
})

test('R213 the month and the year can be chosen, and the calendar turns to a typed day', async () => {
  const view = await open(none)
  const [month, year] = view.all('[data-side=start] select') as HTMLSelectElement[]
  expect([month?.getAttribute('aria-label'), year?.getAttribute('aria-label')]).toEqual(['Month', 'Year'])
  expect([month?.value, year?.value]).toEqual(['10', '2026'])
  view.type('From Date', '2015-02-14')
  expect([month?.value, year?.value]).toEqual(['1', '2015'])
})

test('R213 arrows move over the days', async () => {
  const view = await open(autumn)
  const start = view.day('start', '2026-10-14')
  act(() => start.focus())
  view.press(start, 'ArrowDown')
  expect(document.activeElement).toBe(view.day('start', '2026-10-21'))
})

test('Escape closes the calendars alone and gives the focus back', async () => {
  const view = await open(autumn)
  const day = view.day('start', '2026-10-14')
  act(() => day.focus())
  view.press(day, 'Escape')
  expect(view.control.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(view.control)
  expect(view.keyOutside).not.toHaveBeenCalled()
})

test('what was picked half-way is still there when it is opened again', async () => {
  const view = await open(none)
  view.pick('start', '2026-11-05')
  view.click(view.control)
  view.click(view.control)
  expect(view.field('From Date').value).toBe('2026-11-05')
})

test('a popover is closed by the browser, and its Escape reaches nothing around it', async () => {
  const keyOutside = vi.fn()
  const view = render(
    <Page start={autumn} disabled={undefined} onChange={vi.fn()} onKey={keyOutside} layout="popover" />,
  )
  const [control, popup] = [...view.all('.r-date-range__button'), ...view.all('[popover]')]
  const pressEscape = () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    act(() => void control?.dispatchEvent(event))
    return event
  }
  expect(control?.getAttribute('popovertarget')).toBe(popup?.id)
  await act(async () => {
    popup?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
    await import('#ui/date-range/date-range-panel.tsx')
  })
  expect(control?.getAttribute('aria-expanded')).toBe('true')
  expect(pressEscape().defaultPrevented).toBe(false)
  expect(keyOutside).not.toHaveBeenCalled()
  act(() => void popup?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' })))
  pressEscape()
  expect(keyOutside).toHaveBeenCalledOnce()
})
