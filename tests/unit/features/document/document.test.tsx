// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DocumentPage } from '#features/document/document.tsx'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

const ignored = () => {}

test('R338 embedding 14: after another try the focus is where the document came', async () => {
  api.script('GET web_document_by_ref', refusal(500), json({ id: '7', title: 'Outlook', external_reference: 'HR-7' }))
  api.script('GET web_document_preview', json({ html_content: '' }))
  const shown = render(
    <DocumentPage
      documentId="HR-7"
      page={1}
      find=""
      onNavigate={() => false}
      onDownload={async () => true}
      onTitle={ignored}
      onFailure={ignored}
    />,
  )
  const shows = (words: string) =>
    vi.waitFor(async () => {
      await act(async () => {})
      expect(shown.text()).toContain(words)
    })
  await shows('The document could not be loaded.')
  shown.control('Try again').focus()
  shown.click(shown.control('Try again'))
  await shows('Outlook')
  expect(document.activeElement?.querySelector('h1')?.textContent).toBe('Outlook')
  expect(document.activeElement).not.toBe(document.body)
})
