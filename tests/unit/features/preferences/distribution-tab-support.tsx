import { act } from 'react'
import { vi } from 'vitest'
import { DistributionTab } from '#features/preferences/distribution/distribution-tab.tsx'
import { PreferenceContext } from '#features/preferences/preference-context.ts'
import type { TabProps } from '#features/preferences/tab-props.ts'
import { interestCategories } from '#lib/format/interest-records.ts'
import { render } from '../../../support/render.ts'

const context: PreferenceContext = {
  categoryOrder: interestCategories,
  searchText: '',
  truncateThreshold: 3,
  irrelevantCris: [],
}

/** The tab in its page, with the steps a reader takes in it. */
export function showTab(given: Partial<PreferenceContext> = {}, props: Partial<TabProps> = {}) {
  const onNavigate = vi.fn(() => false)
  const onDirty = vi.fn()
  const onFailure = vi.fn()
  const value = { ...context, ...given }
  const shown = render(
    <PreferenceContext value={value}>
      <DistributionTab
        onDirty={onDirty}
        onSaving={() => {}}
        mayLeave={async () => true}
        onNavigate={onNavigate}
        onFailure={onFailure}
        {...props}
      />
    </PreferenceContext>,
  )
  /** Lets what is under way come, and shows it. */
  const eventually = (check: () => void) =>
    vi.waitFor(async () => {
      await act(async () => {})
      check()
    })
  return {
    ...shown,
    onNavigate,
    onDirty,
    onFailure,
    eventually,
    shows: (words: string) =>
      eventually(() => {
        if (!shown.text().includes(words)) throw new Error(`"${words}" is not in ${shown.text()}`)
      }),
    press: async (label: string) => {
      const button = shown.control(label)
      act(() => button.focus())
      await act(async () => button.click())
    },
    type: (words: string) =>
      act(() => {
        const field = shown.all('input[type=search]')[0]
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    titles: () => shown.all('article h2').map(({ textContent }) => textContent),
    summaries: () => shown.all('article .r-preference-summary').map(({ textContent }) => textContent?.trim()),
    dialog: () => shown.all('dialog').at(-1),
    announced: () => shown.all('[aria-live=polite]')[0]?.textContent,
    focused: () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  }
}
