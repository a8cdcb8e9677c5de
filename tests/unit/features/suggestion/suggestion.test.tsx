// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Suggestion } from '#features/suggestion/suggestion.tsx'
import { updateCurrentUser } from '#session/update.ts'
import { documents } from '../../../support/documents.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

const ignored = () => {}
const requests = { onNavigate: () => false, onOpenDocument: () => false, onDownload: async () => true }

test('R240 embedding 14: after another try the focus is where the suggestion came', async () => {
  api.script('GET suggested_content', refusal(500), json(documents(1, 1)))
  const shown = render(<Suggestion limit={1} onFailure={ignored} {...requests} />)
  const shows = (words: string) =>
    vi.waitFor(async () => {
      await act(async () => {})
      expect(shown.text()).toContain(words)
    })
  await shows('The suggestion could not be loaded.')
  shown.control('Try again').focus()
  shown.click(shown.control('Try again'))
  await shows('document 1')
  expect(document.activeElement).toBe(shown.all('section')[0])
})
