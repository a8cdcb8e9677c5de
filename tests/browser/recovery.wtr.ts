import { assert } from 'chai'
import { notes, paged } from './support/documents.ts'
import { all, button, one, rootOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually } from './support/wait.ts'

const page = testPage()

it('embedding 12: after an outage one press on Try again loads all elements of the page', async () => {
  const broken = () => refusal(503)
  page.api.on('web_documents/most_popular', broken)
  page.api.on('suggested_content', broken)
  page.api.on('research_documents', broken)
  page.signIn()
  const roots = [
    rootOf(await page.mount('<research-most-read></research-most-read>')),
    rootOf(await page.mount('<research-suggestion></research-suggestion>')),
    rootOf(await page.mount('<research-feed></research-feed>')),
  ]
  for (const root of roots) await eventually(() => one(root, '[role=alert]'))
  page.api.on('web_documents/most_popular', () => notes(1, 3))
  page.api.on('suggested_content', () => notes(4, 4))
  page.api.on('research_documents', paged(notes(5, 8)))
  const [first] = roots
  if (!first) throw new Error('no element')
  button(first, 'Try again').click()
  for (const root of roots)
    await eventually(() => {
      none(root, '[role=alert]')
      assert.isNotEmpty(all(root, 'a'))
    })
})
