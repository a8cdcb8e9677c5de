// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import { AccessTab } from '#features/preferences/access/access-tab.tsx'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, refusal, silent } from '../../../../support/fake-api.ts'
import { fakePopover } from '../../../../support/fake-popover.ts'
import { ada } from '../../../../support/people.ts'
import { render } from '../../../../support/render.ts'
import { load, save, stored } from '../access-support.ts'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  fakePopover()
  updateCurrentUser(ada)
  api.script(load, json(stored()))
  api.script(save, json({ success: true }))
})

function show() {
  const props = { onDirty: vi.fn(), onSaving: vi.fn(), mayLeave: vi.fn(), onNavigate: vi.fn(), onFailure: vi.fn() }
  const view = render(<AccessTab {...props} />)
  const named = (label: string) => view.all('[role=switch]').find((item) => item.getAttribute('aria-label') === label)
  return {
    ...view,
    ...props,
    switchOf(label: string) {
      const found = named(label)
      if (!found) throw new Error(`No switch is called "${label}"`)
      return found as HTMLInputElement
    },
    isOn: () => view.all('[role=switch]').map((item) => (item as HTMLInputElement).checked),
    saveButton: () => view.control('Save'),
    shows: (words: string) =>
      vi.waitFor(async () => {
        await act(async () => {})
        expect(view.text()).toContain(words)
      }),
  }
}

async function ready() {
  const view = show()
  await view.shows('Nordics')
  return view
}

test('R364 R365 C74 a table by region has the four columns, a switch in each cell', async () => {
  const { all } = await ready()
  expect(all('thead th').map(({ textContent }) => textContent)).toEqual([
    'Region',
    'Daily Email',
    'Weekly Email',
    'Stock Ideas/Sales Commentary',
    'Events/Marketing Email',
  ])
  expect(all('tbody [role=rowheader]').map(({ textContent }) => textContent)).toEqual(['Nordics', 'Oceania', 'Japan'])
  const [nordics] = all('tbody tr')
  const switches = [...(nordics?.querySelectorAll<HTMLInputElement>('td [role=switch]') ?? [])]
  expect(switches.map((item) => [item.getAttribute('aria-label'), item.checked])).toEqual([
    ['Nordics, Daily Email', true],
    ['Nordics, Weekly Email', false],
    ['Nordics, Stock Ideas/Sales Commentary', true],
    ['Nordics, Events/Marketing Email', false],
  ])
})

test('R366 what a region does not have is N/A', async () => {
  const { all } = await ready()
  const cells = [...(all('tbody tr')[1]?.querySelectorAll('td') ?? [])]
  expect(cells.map(({ textContent }) => textContent)).toEqual(['', 'N/A', 'N/A', ''])
})

test('R367 C72 what is not permitted is locked, on or off, and says whom to email', async () => {
  configure({ mail: { clientServices: 'clients@example.com' } })
  const { all, control, click } = await ready()
  const japan = all('tbody tr')[2]
  expect(japan?.querySelector('[role=switch]')).toBeNull()
  for (const column of ['Daily Email', 'Weekly Email']) {
    const lock = control(`Japan, ${column}: outside your permissions`)
    click(lock)
    expect(lock.parentElement?.querySelector('[popover]')?.textContent).toContain(
      'Access to this option is outside your permissions. Please email client services.',
    )
  }
  expect(control('Email client services').getAttribute('href')).toBe('mailto:clients@example.com')
})

test('R367 C72 without an address there are the words alone', async () => {
  configure({ mail: { clientServices: '' } })
  expect((await ready()).all('a')).toEqual([])
})

test('R368 R370 Save waits for unsaved changes, and says how many there are', async () => {
  const { click, switchOf, saveButton, text } = await ready()
  expect(saveButton().getAttribute('aria-disabled')).toBe('true')
  expect(text()).toContain('No unsaved changes')
  click(switchOf('Nordics, Weekly Email'))
  expect(switchOf('Nordics, Weekly Email').checked).toBe(true)
  expect(saveButton().getAttribute('aria-disabled')).toBe('false')
  expect(text()).toContain('1 unsaved change')
  click(switchOf('Oceania, Daily Email'))
  expect(text()).toContain('2 unsaved changes')
})

test('R368 C75 Remove All turns every switch off and sends nothing', async () => {
  const { click, control, isOn, text } = await ready()
  const button = control('Remove All')
  button.focus()
  click(button)
  expect(isOn()).toEqual(Array(6).fill(false))
  expect(text()).toContain('3 unsaved changes')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(api.sent(save)).toEqual([])
})

test('R370 R371 unsaved changes are told as they come and go, and are gone with the tab', async () => {
  const { click, switchOf, onDirty, mayLeave } = await ready()
  expect(onDirty).not.toHaveBeenCalled()
  click(switchOf('Nordics, Weekly Email'))
  click(switchOf('Nordics, Daily Email'))
  expect(onDirty.mock.calls).toEqual([[true]])
  click(switchOf('Nordics, Weekly Email'))
  click(switchOf('Nordics, Daily Email'))
  expect(onDirty.mock.calls).toEqual([[true], [false]])
  click(switchOf('Nordics, Weekly Email'))
  render(null)
  expect(onDirty.mock.calls).toEqual([[true], [false], [true], [false]])
  expect(mayLeave).not.toHaveBeenCalled()
})

test('R372 R374 R375 C04 a save says that it went well, politely, and leaves nothing unsaved', async () => {
  const { all, click, switchOf, saveButton, shows, text, control, onDirty } = await ready()
  click(switchOf('Nordics, Weekly Email'))
  const button = saveButton()
  button.focus()
  click(button)
  await shows('Your preferences have been updated.')
  expect(all('[aria-live=polite]')[0]?.textContent).toBe('Your preferences have been updated.')
  expect(all('[role=alert]')).toEqual([])
  expect(api.sent(save)[0]?.json).toEqual({ preferences: ['Nordics D', 'Nordics W', 'Nordics S', 'Oceania E'] })
  await vi.waitFor(() => expect(api.sent(load)).toHaveLength(3))
  expect(onDirty.mock.lastCall).toEqual([false])
  expect(document.activeElement).toBe(button)
  const dismiss = control('Close')
  dismiss.focus()
  click(dismiss)
  expect(text()).not.toContain('Your preferences have been updated.')
  expect(document.activeElement).toBe(button)
})

test('R374 while it is saved, Save is busy and another press does nothing', async () => {
  const answer = held()
  api.script(save, answer.reply)
  const { click, switchOf, saveButton, shows } = await ready()
  click(switchOf('Nordics, Weekly Email'))
  click(saveButton())
  expect(saveButton().getAttribute('aria-busy')).toBe('true')
  click(saveButton())
  answer.answer(json({ success: true }))
  await shows('Your preferences have been updated.')
  expect(api.sent(save)).toHaveLength(1)
})

test.each([
  ['a falsy result', json({ success: false }), 'Something went wrong'],
  ['a thrown error', refusal(500, 'The mail system is closed.'), 'The mail system is closed.'],
])('R376 C06 %s is told as an alert, in its own words, and the changes stay', async (_, reply, words) => {
  api.script(save, reply)
  const { all, click, switchOf, saveButton, shows, text, onDirty } = await ready()
  click(switchOf('Nordics, Weekly Email'))
  click(saveButton())
  await shows(words)
  expect(all('[role=alert]').map(({ textContent }) => textContent)).toEqual([words])
  expect(text()).toContain('1 unsaved change')
  expect(switchOf('Nordics, Weekly Email').checked).toBe(true)
  expect(onDirty.mock.calls).toEqual([[true]])
})

test('R373 while the table loads there is its room', () => {
  api.script(load, silent)
  const { all, text } = show()
  expect(all('[aria-busy=true] [role=status]').map(({ textContent }) => textContent)).toEqual([
    'Loading email preferences',
  ])
  expect(all('[aria-busy=true] tbody tr').length).toBeGreaterThan(0)
  expect(text()).not.toContain('Save')
})

test('R373 a table that could not be loaded says so and can be tried again', async () => {
  api.script(load, refusal(500), json(stored()))
  const { all, click, control, shows, onFailure } = show()
  await shows('Your email preferences could not be loaded.')
  control('Try again').focus()
  click(control('Try again'))
  await shows('Nordics')
  expect(onFailure).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(all('.r-access')[0])
})

test('R373 without a region it says what to do', async () => {
  configure({ mail: { clientServices: 'clients@example.com' } })
  api.script(load, json([]))
  const { shows, control, text } = show()
  await shows('There are no email preferences for your account.')
  expect(control('Email client services').getAttribute('href')).toBe('mailto:clients@example.com')
  expect(text()).not.toContain('Save')
})

test('R364 a header may be broken after its slash, and reads as it is', async () => {
  const view = show()
  await act(async () => {})
  await vi.waitFor(() => expect(view.all('[role=columnheader] wbr')).toHaveLength(2))
  const headers = view.all('[role=columnheader]').map(({ textContent }) => textContent)
  expect(headers).toContain('Stock Ideas/Sales Commentary')
  expect(headers).toContain('Events/Marketing Email')
})
