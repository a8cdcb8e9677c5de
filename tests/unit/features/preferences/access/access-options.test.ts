import { expect, test } from 'vitest'
import type { AccessPreferenceRow } from '#contract/preference.ts'
import {
  accessColumns,
  accessRows,
  activeLabels,
  changesTo,
  withChanges,
} from '#features/preferences/access/access-options.ts'
import { accessTexts } from '#i18n/en/access-preferences.ts'

const option = (label: string, active = false, permitted = true) => ({ label, active, permitted })

test('R364 R369 C74 each key of a row stands under its head, in the fixed order', () => {
  expect(accessColumns.map(({ key, head }) => [key, accessTexts('en')[head]])).toEqual([
    ['Daily', 'Daily Email'],
    ['Weekly', 'Weekly Email'],
    ['Stock ideas / sales commentary', 'Stock Ideas/Sales Commentary'],
    ['Events & Marketing', 'Events/Marketing Email'],
  ])
})

test('R366 R369 what a region does not have is absent, in the place of its column', () => {
  const rows = accessRows([{ region: 'Nordics', 'Events & Marketing': option('E'), Daily: option('D', true) }])
  expect(rows).toEqual([{ region: 'Nordics', options: [option('D', true), undefined, undefined, option('E')] }])
})

test('R369 what is no option, or not plainly permitted, gets no switch; what is no row is left out', () => {
  const odd = [
    null,
    { region: 5, Daily: null, Weekly: { label: '' }, 'Events & Marketing': { label: 'E', active: 'yes' } },
  ]
  expect(accessRows(odd as unknown as AccessPreferenceRow[])).toEqual([
    { region: '5', options: [undefined, undefined, undefined, option('E', false, false)] },
  ])
})

const rows = accessRows([
  { region: 'Nordics', Daily: option('N D', true), Weekly: option('N W') },
  { region: 'Japan', Daily: option('J D', true, false), Weekly: option('J W', true) },
])

test('R370 only a switch that differs from what is stored is a change', () => {
  const staged = new Map([
    ['N D', true],
    ['N W', true],
    ['J D', false],
    ['J W', false],
    ['gone', true],
  ])
  expect([...changesTo(rows, staged)]).toEqual([
    ['N W', true],
    ['J W', false],
  ])
})

test('R374 a save names what is active and permitted, once each', () => {
  expect(activeLabels(rows)).toEqual(['N D', 'J W'])
  expect(activeLabels([...rows, ...rows])).toEqual(['N D', 'J W'])
})

test('R367 R374 changes leave what is not permitted as it is', () => {
  const changed = withChanges(
    rows,
    new Map([
      ['N W', true],
      ['J D', false],
      ['J W', false],
    ]),
  )
  expect(activeLabels(changed)).toEqual(['N D', 'N W'])
  expect(changed[1]?.options[0]).toEqual(option('J D', true, false))
})
