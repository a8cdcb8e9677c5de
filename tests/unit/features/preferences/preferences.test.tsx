// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Preferences } from '#features/preferences/preferences.tsx'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json } from '../../../support/fake-api.ts'
import { fakePopover } from '../../../support/fake-popover.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'
import { load as ACCESS, stored as accessRows } from './access-support.ts'
import { asia, nordics, SAVE, storedRecords } from './distribution-support.ts'

let api: FakeApi
// What comes late comes at once.
beforeAll(() =>
  Promise.all([
    import('#features/preferences/distribution/distribution-tab.tsx'),
    import('#features/preferences/access/access-tab.tsx'),
    import('#features/preferences/editor/editor.tsx'),
  ]),
)
beforeEach(() => {
  fakePopover()
  api = fakeApi()
  for (const call of ['by_category_with_permissions', 'related_children_by_category'])
    api.script(`GET ${call}`, json({}))
  api.script('GET all_documents', json([]))
  api.script(ACCESS, json(accessRows()))
  storedRecords(api, nordics, asia)
  updateCurrentUser(ada)
})

const first = {
  tab: 'research' as 'research' | 'access',
  urlState: 'memory' as const,
  categoryOrder: '',
  irrelevantCris: '',
  searchText: '',
  truncateThreshold: 3,
}
type Attributes = typeof first
type HostProps = {
  given: Partial<Attributes>
  onSet: (set: (changes: Partial<Attributes>) => void) => void
  onUnsaved: (detail: { unsaved: boolean; ask: () => Promise<boolean> }) => void
}

const calls = { onNavigate: () => false, onFailure: () => {} }

/** The page of the element, which sets its attributes. */
function Host({ given, onSet, onUnsaved }: HostProps) {
  const [attributes, setAttributes] = useState({ ...first, ...given })
  onSet((changes) => setAttributes((before) => ({ ...before, ...changes })))
  return <Preferences {...attributes} {...calls} onUnsaved={onUnsaved} />
}

async function show(given: Partial<Attributes> = {}) {
  const unsaved: boolean[] = []
  let ask: () => Promise<boolean> = async () => true
  let set: (attributes: Partial<Attributes>) => void = () => {}
  const onSet = (setting: typeof set) => {
    set = setting
  }
  const onUnsaved: HostProps['onUnsaved'] = (detail) => {
    unsaved.push(detail.unsaved)
    ask = detail.ask
  }
  const view = render(<Host given={given} onSet={onSet} onUnsaved={onUnsaved} />)
  const shows = (words: string) =>
    vi.waitFor(async () => {
      await act(async () => {})
      expect(view.text()).toContain(words)
    })
  return {
    ...view,
    unsaved,
    shows,
    ask: () => ask(),
    set: (attributes: Partial<Attributes>) => act(() => set(attributes)),
    press: (label: string) => act(async () => view.control(label).click()),
    openDialogs: () => (view.all('dialog') as HTMLDialogElement[]).filter(({ open }) => open).length,
  }
}

async function editing() {
  const view = await show()
  await view.shows('Distribution Preference 2')
  await view.press('Edit Distribution Preference 2')
  await view.shows('Editing Distribution Preference 2')
  return view
}

test.each([
  ['the editor', 'Edit Distribution Preference 2', 'Editing Distribution Preference 2'],
  ['a deletion', 'Delete Distribution Preference 2', 'Deleting Distribution Preference 2'],
])('R343 with %s open the other tab can be used, and whoever comes back finds it open', async (_, open, title) => {
  const view = await show()
  await view.shows('Distribution Preference 2')
  await view.press(open)
  await view.shows(title)
  expect(view.openDialogs()).toBe(1)
  view.set({ tab: 'access' })
  await view.shows('No unsaved changes')
  expect([view.openDialogs(), view.unsaved]).toEqual([0, []])
  view.set({ tab: 'research' })
  expect(view.openDialogs()).toBe(1)
})

test.each([{ truncateThreshold: 1 }, { searchText: 'asia' }, { categoryOrder: 'Sector;Region' }])(
  'R371 an attribute that changes (%o) keeps the draft',
  async (attributes) => {
    const view = await editing()
    await view.press('Remove Sector: Materials')
    view.set(attributes)
    await act(async () => {})
    expect(view.text()).toContain('Editing Distribution Preference 2')
    expect(view.all('button[aria-label="Remove Sector: Materials"]')).toEqual([])
    expect([view.unsaved, api.sent('GET current_user/get_cris').length]).toEqual([[true], 1])
  },
)

test('R370 a draft that is given up leaves the switches of the other tab unsaved', async () => {
  const view = await show({ tab: 'access' })
  await view.shows('No unsaved changes')
  view.click(view.all('[role=switch]')[0] as HTMLElement)
  await view.shows('1 unsaved change')
  view.set({ tab: 'research' })
  await view.shows('Distribution Preference 2')
  await view.press('Edit Distribution Preference 2')
  await view.shows('Editing Distribution Preference 2')
  await view.press('Remove Sector: Materials')
  await view.press('Cancel Changes')
  expect(view.unsaved).toEqual([true])
})

test('R371 who leaves during a save is asked nothing, and goes when it has ended', async () => {
  const view = await editing()
  await view.press('Remove Sector: Materials')
  const answer = held()
  api.script(SAVE, answer.reply)
  await view.press('Save')
  const leaves = view.ask()
  await act(async () => {})
  expect(view.text()).not.toContain('You have unsaved changes')
  await vi.waitUntil(() => api.sent(SAVE).length === 1)
  await act(async () => answer.answer(json({ success: true })))
  expect(await leaves).toBe(true)
  await view.shows('Distribution Preference 2 saved')
  expect(view.text()).not.toContain('You have unsaved changes')
})
