import { assert } from 'chai'
import { note } from './support/documents.ts'
import { button, one } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { feedOf } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { eventually } from './support/wait.ts'

const page = testPage()

it('embedding 12: a file that cannot be opened says so, and is not the failure of the list', async () => {
  page.api.on('current_user', () => refusal(500))
  const root = await feedOf(page, note(1, { download_url: '/files/R-1.pdf' }))
  button(root, 'Download Note 1').click()
  await eventually(() => assert.include(one(root, '[role=alert]').textContent, 'The file could not be opened.'))
  assert.isNotNull(root.querySelector('article'))
})

it('embedding 14: trying again keeps the focus until the list is there, and hands it over', async () => {
  page.api.on('research_documents', () => refusal(500))
  page.signIn()
  const feed = await page.mount('<research-feed></research-feed>')
  const root = feed.shadowRoot
  if (!root) throw new Error('no shadow root')
  await eventually(() => assert.isNotNull(root.querySelector('[role=alert] button')))
  page.api.on('research_documents', () => [note(1)])
  const retry = one<HTMLButtonElement>(root, '[role=alert] button')
  retry.focus()
  retry.click()
  await eventually(() => assert.isNotNull(root.querySelector('article')))
  await eventually(() => assert.isTrue(root.activeElement?.matches('.r-feed__results')))
})

it('embedding 16: a host hears of another reader, not of a renewed token', async () => {
  page.signIn('Ada', 1)
  const told: string[] = []
  const stop = page.loader.session.subscribe(({ name }) => told.push(name))
  const signInElsewhere = (name: string, number: number) => {
    page.signIn(name, number)
    // Resolves when the page knows whether this is another user or a renewal.
    return page.loader.session.refresh()
  }
  await signInElsewhere('Ada', 2)
  assert.deepEqual(told, ['Ada'])
  await signInElsewhere('Bob', 3)
  assert.deepEqual(told, ['Ada', 'Bob'])
  stop()
  await signInElsewhere('Eve', 4)
  assert.strictEqual(page.loader.session.get().name, 'Eve')
  assert.deepEqual(told, ['Ada', 'Bob'])
})
