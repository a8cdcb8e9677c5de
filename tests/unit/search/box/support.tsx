import { act, type ComponentProps, useState } from 'react'
import { vi } from 'vitest'
import { SearchBox } from '#search/box/search-box.tsx'
import type { SuggestFrom } from '#search/box/suggestions.tsx'
import type { SearchMode } from '#search/filters/edits.ts'
import { updateCurrentUser } from '#session/update.ts'
// The box itself loads them late; here they are at hand, so that a fake clock does not have to wait for a file.
import '#search/box/search-chip.tsx'
import '#search/box/suggestions.tsx'
import { fakeApi, json } from '../../../support/fake-api.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

const tags = [
  { id: '1', category: 'Company', value: 'Gold Fields', doc_count: 1204 },
  { id: '2', category: 'Sector', value: 'Gold', doc_count: 1 },
]

type Options = {
  term?: string
  mode?: SearchMode
  meaning?: boolean
  filters?: string
  suggesting?: boolean
}

/** What happy-dom lacks, and the one thing it says: it does not know the element <search>. */
export function standIn() {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue()
  HTMLElement.prototype.showPopover = () => {}
}

type HostProps = Options & Pick<ComponentProps<typeof SearchBox>, 'onSearch' | 'onTag'> & { suggest: SuggestFrom }

function Host({ term = '', mode = 'text', meaning = false, suggesting = true, suggest, onSearch, onTag }: HostProps) {
  const [activeSearch, setActiveSearch] = useState({ term, mode })
  const search = (next: string, by: SearchMode) => {
    onSearch(next, by)
    setActiveSearch({ term: next, mode: by })
  }
  return (
    <SearchBox
      activeSearch={activeSearch}
      meaning={meaning}
      {...(suggesting && { suggest })}
      onSearch={search}
      onTag={onTag}
    />
  )
}

/** A search box whose host applies what it is told, on a network and a clock of the test. */
export function searchBox(options: Options = {}) {
  const clock = fakeClock()
  const api = fakeApi()
  updateCurrentUser(ada)
  api.script('GET typeahead_suggestions', json(tags))
  api.script('GET quick_select_tag', json(null))
  const onSearch = vi.fn()
  const onTag = vi.fn()
  const suggest = {
    categories: ['Company', 'Country'],
    selectedTags: {},
    filters: new URLSearchParams(options.filters),
  }

  const view = render(<Host {...options} suggest={suggest} onSearch={onSearch} onTag={onTag} />)
  const input = view.all('input')[0] as HTMLInputElement
  const pass = (milliseconds: number) => act(() => clock.pass(milliseconds))
  const fire = (event: Event, on: Element = input) => act(() => void on.dispatchEvent(event))
  const enterText = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  return {
    ...view,
    api,
    input,
    onSearch,
    onTag,
    pass,
    fire,
    enterText,
    /** Types a text with the focus in the box and waits until it is answered. */
    async type(text: string) {
      act(() => input.focus())
      await pass(0)
      await enterText(text)
      await pass(300)
    },
    /** Presses a key in the box; whether the browser would go on with it. */
    press(key: string): boolean {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      act(() => void input.dispatchEvent(event))
      return !event.defaultPrevented
    },
    async submit() {
      act(() => void view.all('form')[0]?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })))
      await pass(0)
    },
    options: () => view.all('[role=option]'),
    highlighted: () => view.all('[role=option]').find(({ id }) => id === input.getAttribute('aria-activedescendant')),
    isOpen: () => input.getAttribute('aria-expanded') === 'true' && view.all('[role=listbox]').length === 1,
    chip: () => view.all('.r-chip__label')[0],
    requests: () => api.sent('GET typeahead_suggestions').map(({ url }) => Object.fromEntries(url.searchParams)),
  }
}

/** A search box with a search applied, its chip in sight. */
export async function chipped(options: Options & { term: string }) {
  const view = searchBox(options)
  await view.pass(0)
  return view
}
