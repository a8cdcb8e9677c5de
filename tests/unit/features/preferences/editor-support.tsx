import { act, useState } from 'react'
import { vi } from 'vitest'
import { Editor, type EditorProps } from '#features/preferences/editor/editor.tsx'
import type { Category } from '#features/preferences/preference.ts'
import { PreferenceContext } from '#features/preferences/preference-context.ts'
import type { SaveOutcome } from '#features/preferences/save-outcome.ts'
import { interestCategories } from '#lib/format/interest-records.ts'
import { updateCurrentUser } from '#session/update.ts'
import { fakeApi, json } from '../../../support/fake-api.ts'
import { fakePopover } from '../../../support/fake-popover.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

export const OPTIONS = 'GET by_category_with_permissions'
export const RELATED = 'GET related_children_by_category'

export const tag = (value: string, disabled = false) => ({ id: value, value, disabled })

export const allTags = {
  Region: [tag('Nordics'), tag('Asia'), tag('Africa', true)],
  Sector: [tag('Energy'), tag('Banks')],
  'Asset Class': [tag('Equity'), tag('Credit', true)],
  Company: [tag('Acme'), tag('Brisk'), tag('Locked AB', true)],
  Country: [tag('Norway'), tag('Japan')],
  Analyst: [tag('Ida'), tag('Kei')],
  'Content Type': [tag('Note')],
}

/** The API as the editor needs it, and somebody who is signed in. */
export function preferenceApi() {
  fakePopover()
  const api = fakeApi()
  api.script(OPTIONS, json(allTags))
  api.script(
    RELATED,
    json({ Company: [tag('Acme'), tag('Locked AB')], Country: [tag('Norway')], Analyst: [tag('Ida')] }),
  )
  updateCurrentUser(ada)
  return api
}

type Given = Partial<Pick<EditorProps, 'mode' | 'number' | 'preference' | 'onSave' | 'mayLeave'>>

const context = { categoryOrder: interestCategories, searchText: '', truncateThreshold: 3, irrelevantCris: [] }

type Calls = Pick<EditorProps, 'onSave' | 'onDirty' | 'mayLeave' | 'onFailure'>
type TabProps = { given: Given; calls: Calls; onProps: (change: (props: Given) => void) => void }

/** The tab that has opened the editor: it goes when it asks to. */
function Tab({ given, calls, onProps }: TabProps) {
  const [isOpen, setOpen] = useState(true)
  const [props, setProps] = useState(given)
  onProps(setProps)
  return (
    <PreferenceContext value={context}>
      <p>The list</p>
      {isOpen && (
        <Editor
          mode="creating"
          number={1}
          preference={{}}
          preview={(preference) => <p>Preview of {Object.keys(preference).join(', ')}</p>}
          {...props}
          {...calls}
          onDirty={(dirty) => calls.onDirty(dirty)}
          onClose={() => setOpen(false)}
        />
      )}
    </PreferenceContext>
  )
}

/** An editor that is open, with what it told; `change` changes its props. */
export async function openEditor(given: Given = {}) {
  const saved = vi.fn(given.onSave ?? (async (): Promise<SaveOutcome> => ({ state: 'saved' })))
  const mayLeave = vi.fn(given.mayLeave ?? (async () => true))
  const onDirty = vi.fn<(dirty: boolean) => void>()
  const onFailure = vi.fn<(failure: Error) => void>()
  let change: (props: Given) => void = () => {}
  const calls = { onSave: saved, mayLeave, onDirty, onFailure }
  const view = render(
    <Tab
      given={given}
      calls={calls}
      onProps={(changing) => {
        change = changing
      }}
    />,
  )
  const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))))
  await settled()
  const one = (selector: string) => {
    const [found] = view.all(selector)
    if (!found) throw new Error(`Nothing is ${selector}`)
    return found
  }
  const field = (category: Category) => {
    const found = view.all('[role=combobox]').find((button) => labelOf(button) === category)
    if (!found) throw new Error(`No field is called ${category}`)
    return found
  }
  const group = (category: Category) => field(category).closest('.r-editor__group') as HTMLElement
  return {
    ...view,
    saved,
    mayLeave,
    onDirty,
    onFailure,
    one,
    field,
    group,
    settled,
    isOpen: () => view.all('dialog').length > 0,
    title: () => one('dialog h2').textContent,
    described: (element: HTMLElement) => wordsOf(element, 'aria-describedby'),
    chips: (category: Category) => textsOf(group(category), '.r-chip .r-visually-hidden'),
    marks: (category: Category) => textsOf(group(category), '.r-editor__mark'),
    /** Opens a field; the values on offer. */
    async open(category: Category) {
      view.click(field(category))
      await settled()
      return textsOf(group(category), '[role=option] bdi')
    },
    option: (category: Category, value: string) =>
      [...group(category).querySelectorAll<HTMLElement>('[role=option]')].find(
        (option) => option.querySelector('bdi')?.textContent === value,
      ) as HTMLElement,
    async choose(category: Category, value: string) {
      await this.open(category)
      view.click(this.option(category, value))
      await this.key('Escape', this.option(category, value))
    },
    async press(label: string) {
      view.click(view.control(label))
      await settled()
    },
    async key(key: string, target: Element = one('dialog'), more: KeyboardEventInit = {}) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
      act(() => void target.dispatchEvent(event))
      await settled()
    },
    change: (props: Given) => act(() => change(props)),
  }
}

const textsOf = (place: HTMLElement, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent)

const wordsOf = (element: HTMLElement, attribute: string) =>
  (element.getAttribute(attribute) ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

const labelOf = (element: HTMLElement) => wordsOf(element, 'aria-labelledby')
