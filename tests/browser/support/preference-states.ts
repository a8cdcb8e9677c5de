import { button, one, textOf } from './dom.ts'
import { refusal } from './fake-api.ts'
import { chooseRequired, create, dropNordics, edit, overlay, saveButton } from './preference-editor.ts'
import {
  accessRows,
  alert,
  answerPreferences,
  calls,
  europe,
  option,
  question,
  records,
  switchOf,
} from './preferences.ts'
import { dropdownButton, openDropdown, tag as tagOf } from './tools.ts'
import { eventually, settled } from './wait.ts'
import { failed, loading, long, never, type State, words } from './widget-states.ts'

const tag = 'research-preferences'

const unbroken = 'Nordostniedersachsen'.repeat(6)
const longs = [...'abcdefghijkl'].map((letter) => `${long} ${letter}`)
const full = {
  Region: ['Europe', long, unbroken].join(';'),
  Sector: ['Mining', ...longs].join(';'),
  Company: longs.join(';'),
  Country: 'Norway',
}

/** As a finger does, which needs no rest on it. */
const touch = (element: Element) =>
  element.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true, composed: true }))

const opened = (root: ShadowRoot, selector: string) => eventually(() => one(root, `${selector}:popover-open`))

const dialogOpen = (root: ShadowRoot) => eventually(() => one(root, 'dialog.r-dialog[open]'))
const dialogFailed = (root: ShadowRoot) => eventually(() => one(root, 'dialog [role=alert]'))

async function press(root: ShadowRoot, name: string): Promise<void> {
  ;(await eventually(() => button(root, name))).click()
}

/** A count that is not about a draft of a moment ago. */
const counted = (root: ShadowRoot) =>
  eventually(() => {
    const text = textOf(one(root, '.r-preview[aria-busy=false]'))
    if (!text.includes('7 documents in the last 30 days')) throw new Error(text)
  })

export const cardStates: readonly State[] = [
  { tag, state: 'signed out', signedOut: true, reach: words('Sign in to see what you receive.') },
  { tag, state: 'loading', answer: ({ api }) => api.on(calls.list, never), reach: loading },
  { tag, state: 'failed', answer: ({ api }) => api.on(calls.list, () => refusal(500)), reach: failed },
  {
    tag,
    state: 'without preferences',
    answer: ({ api }) => api.on(calls.list, () => [alert]),
    reach: words('You have no distribution preferences'),
  },
  {
    tag,
    state: 'with preferences of all kinds',
    answer: ({ api }) => api.on(calls.list, () => [...records, full, { Region: unbroken }, ...records, ...records]),
    reach: words('Distribution Preference 8'),
  },
  {
    tag,
    state: 'with two preferences in detail',
    answer: ({ api }) => api.on(calls.list, () => [full, full]),
    async reach(root) {
      await press(root, 'Detailed View Distribution Preference 2')
      await counted(root)
      await press(root, 'Detailed View Distribution Preference 1')
      await words('no longer available')(root)
      await counted(root)
    },
  },
  {
    tag,
    state: 'with documents that could not be counted',
    answer: ({ api }) => api.on('all_documents', () => refusal(500)),
    async reach(root) {
      await press(root, 'Detailed View Distribution Preference 1')
      await words('The documents could not be counted.')(root)
    },
  },
  {
    tag,
    state: 'searched without a match',
    attributes: 'search-text="gold"',
    reach: words('No preference contains “gold”.'),
  },
  {
    tag,
    state: 'with the question whether to delete',
    answer: ({ api }) => api.on(calls.list, () => [full]),
    async reach(root) {
      await press(root, 'Delete Distribution Preference 1')
      await dialogOpen(root)
    },
  },
  {
    tag,
    state: 'with a deletion that failed',
    answer: ({ api }) => api.on(calls.save, () => refusal(500)),
    async reach(root) {
      await press(root, 'Delete All Preferences')
      await press(root, 'Confirm Delete')
      await dialogFailed(root)
    },
  },
]

export const editorStates: readonly State[] = [
  { tag, state: 'with the editor', reach: create },
  {
    tag,
    state: 'with the editor while its lists load',
    answer: ({ api }) => api.on(calls.options, never),
    reach: create,
  },
  {
    tag,
    state: 'with the reason of a disabled group',
    async reach(root) {
      await create(root)
      await eventually(() => {
        touch(dropdownButton(root, 'Company'))
        one(root, '[role=tooltip]:popover-open')
      })
    },
  },
  {
    tag,
    state: 'with a list of the editor open',
    async reach(root) {
      await create(root)
      await openDropdown(root, 'Sector')
    },
  },
  {
    tag,
    state: 'with a new preference that can be saved',
    async reach(root) {
      await create(root)
      await chooseRequired(root)
      await counted(root)
    },
  },
  {
    tag,
    state: 'with an editor full of long values',
    answer: ({ api }) => {
      api.on(calls.list, () => [full])
      api.on(calls.options, () => ({
        Region: [tagOf('Region', 'Europe'), tagOf('Region', unbroken)],
        Sector: [...longs.map((value) => tagOf('Sector', value)), tagOf('Sector', 'Mining', { disabled: true })],
        Company: longs.map((value) => tagOf('Company', value)),
      }))
      api.on(calls.related, () => ({ Company: [tagOf('Company', longs[0] ?? '')] }))
    },
    async reach(root) {
      await edit(root)
      await words('Outside the chosen regions and sectors')(root)
      await words('No longer offered')(root)
      await counted(root)
    },
  },
  {
    tag,
    state: 'with options that could not be loaded',
    answer: ({ api }) => api.on(calls.options, () => refusal(500)),
    async reach(root) {
      await edit(root)
      await counted(root)
      await failed(root)
    },
  },
  {
    tag,
    state: 'with a save that was refused',
    answer: ({ api }) => api.on(calls.save, () => refusal(422, `Distribution Preference 1: ${long}`)),
    async reach(root) {
      await edit(root)
      await dropNordics(root)
      await counted(root)
      saveButton(root).click()
      await dialogFailed(root)
    },
  },
  {
    tag,
    state: 'with a draft of a list that was changed elsewhere',
    answer: ({ api }) => {
      let asked = 0
      api.on(calls.list, () => (asked++ === 0 ? [europe] : [europe, ...records]))
    },
    async reach(root) {
      await edit(root)
      await dropNordics(root)
      await counted(root)
      saveButton(root).click()
      await words('changed in another window')(root)
    },
  },
  {
    tag,
    state: 'with the question whether to leave the editor',
    async reach(root) {
      await edit(root)
      await dropNordics(root)
      await counted(root)
      button(overlay(root), 'Close editor').click()
      await question(root)
    },
  },
]

const access = { tag, attributes: 'tab="access"' }
const daily = 'Asia, Daily Email'

async function unsaved(root: ShadowRoot): Promise<void> {
  ;(await eventually(() => switchOf(root, daily))).click()
  await words('1 unsaved change')(root)
  await settled()
}

export const accessStates: readonly State[] = [
  {
    ...access,
    state: 'loading its email preferences',
    answer: ({ api }) => api.on(calls.table, never),
    reach: loading,
  },
  {
    ...access,
    state: 'with email preferences that failed',
    answer: ({ api }) => api.on(calls.table, () => refusal(500)),
    reach: failed,
  },
  {
    ...access,
    state: 'without email preferences',
    answer: ({ api }) => api.on(calls.table, () => []),
    reach: words('There are no email preferences for your account.'),
  },
  {
    ...access,
    state: 'with email preferences of all kinds',
    answer: ({ api }) =>
      answerPreferences(api, {
        records,
        rows: [
          ...accessRows,
          { region: long, Daily: option('long', { active: true }), Weekly: option('longer', { permitted: false }) },
          { region: unbroken },
        ],
      }),
    reach: (root) => eventually(() => switchOf(root, `${long}, Daily Email`)),
  },
  { ...access, state: 'with unsaved email preferences', reach: unsaved },
  {
    ...access,
    state: 'with email preferences that are saved',
    async reach(root) {
      await unsaved(root)
      await press(root, 'Save')
      await words('Your preferences have been updated.')(root)
    },
  },
  {
    ...access,
    state: 'with email preferences that could not be saved',
    answer: ({ api }) => api.on(calls.saveTable, () => refusal(422, long)),
    async reach(root) {
      await unsaved(root)
      await press(root, 'Save')
      await eventually(() => one(root, '[role=alert]'))
    },
  },
  {
    ...access,
    state: 'with the words of a lock',
    async reach(root) {
      await press(root, 'Europe, Events/Marketing Email: outside your permissions')
      await opened(root, '.r-locked-option [popover]')
    },
  },
  {
    ...access,
    state: 'with the question whether to leave the email preferences',
    async reach(root) {
      await unsaved(root)
      await press(root, 'Research & Analytics')
      await question(root)
    },
  },
]
