import type { AccessPreferenceRow } from '#contract/preference.ts'

export const load = 'GET get_preferences_table'
export const save = 'POST update_access_preferences'

const option = (label: string, active = false, permitted = true) => ({ label, active, permitted })

/** Three regions; one has two columns, one is locked though it is on. */
export const stored = (): AccessPreferenceRow[] => [
  {
    region: 'Nordics',
    Daily: option('Nordics D', true),
    Weekly: option('Nordics W'),
    'Stock ideas / sales commentary': option('Nordics S', true),
    'Events & Marketing': option('Nordics E'),
  },
  { region: 'Oceania', Daily: option('Oceania D'), 'Events & Marketing': option('Oceania E', true) },
  { region: 'Japan', Daily: option('Japan D', true, false), Weekly: option('Japan W', false, false) },
]

/** The same, with these options on and all others off. */
export const storedWith = (...labels: string[]): AccessPreferenceRow[] =>
  stored().map(({ region, ...options }) => ({
    region,
    ...Object.fromEntries(
      Object.entries(options).map(([key, value]) => [key, { ...value, active: labels.includes(value.label) }]),
    ),
  }))
