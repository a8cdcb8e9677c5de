import { assert } from 'chai'
import type { WebDocument } from '#contract/document.ts'
import { note } from './support/documents.ts'
import { button } from './support/dom.ts'
import { hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { feedOf } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

/** Below the API's address. */
const FILE = '/api/files/R-1.pdf'

let opened: { address: string; target: string; features: string }[] = []
const { open } = window
beforeEach(() => {
  opened = []
  window.open = (address, target = '', features = '') => {
    opened.push({ address: String(address), target, features })
    return null
  }
  page.api.on('current_user', () => ({ username: 'ada', contact: {} }))
})
afterEach(() => {
  window.open = open
  page.loader.configure({ trustedOrigins: [], fileTokens: 'access' })
})

/** The address that opens when the download of a document is chosen. */
async function downloadOf(more: Partial<WebDocument>): Promise<URL> {
  const root = await feedOf(page, note(1, more))
  assert.notInclude(root.innerHTML, 'access-1')
  button(root, 'Download Note 1').click()
  await eventually(() => assert.lengthOf(opened, 1))
  return new URL(opened[0]?.address ?? '')
}

it('R151 embedding 3: the token joins the address at the click, in a tab that learns nothing of this page', async () => {
  const url = await downloadOf({ download_url: '/files/R-1.pdf' })
  assert.strictEqual(url.href, new URL('/files/R-1.pdf?auth_token=access-1', location.href).href)
  assert.deepEqual([opened[0]?.target, opened[0]?.features], ['_blank', 'noopener,noreferrer'])
})

it('R151 a token that has run out is renewed first', async () => {
  let refused = false
  page.api.on('current_user', () => {
    if (refused) return { username: 'ada', contact: {} }
    refused = true
    return refusal(401)
  })
  page.api.on('refresh_auth_token', () => ({ token: 'access-9', refresh_token: 'refresh-9', contact: {} }))
  const url = await downloadOf({})
  assert.strictEqual(url.searchParams.get('auth_token'), 'access-9')
})

it('C45 another origin gets no token, and a trusted one does', async () => {
  const elsewhere = { download_url: 'https://files.example/R-1.pdf' }
  assert.strictEqual((await downloadOf(elsewhere)).href, 'https://files.example/R-1.pdf')
  page.stage.replaceChildren()
  opened = []
  page.loader.configure({ trustedOrigins: ['https://files.example'] })
  assert.strictEqual((await downloadOf(elsewhere)).href, 'https://files.example/R-1.pdf?auth_token=access-1')
})

it('R151 embedding 3: where the API gives tokens for single files, the access token stands in no address', async () => {
  page.loader.configure({ fileTokens: 'exchange' })
  page.api.on('file_token', () => ({ token: 'file-1', expires_in: 60 }))
  const url = await downloadOf({ download_url: `${FILE}?a=1` })
  assert.strictEqual(url.href, new URL(`${FILE}?a=1&auth_token=file-1`, location.href).href)
  assert.deepEqual(
    page.api.callsTo('file_token').map(({ body }) => body),
    [{ url: 'files/R-1.pdf' }],
  )
  assert.isEmpty(page.api.callsTo('current_user'))
})

it('embedding 12: a token that cannot be had opens nothing, says so and is told as research-error', async () => {
  page.loader.configure({ fileTokens: 'exchange' })
  page.api.on('file_token', () => refusal(500))
  const root = await feedOf(page, note(1, { download_url: FILE }))
  const heard = hear()
  button(root, 'Download Note 1').click()
  await eventually(() => assert.lengthOf(heard.events, 1))
  await eventually(() => assert.include(root.textContent, 'The file could not be opened'))
  heard.stop()
  assert.strictEqual(heard.events[0]?.type, 'research-error')
  assert.deepEqual(opened, [])
})

for (const [address, forced] of [
  ['/files/model.xlsx', true],
  ['/files/model.xls?version=2', true],
  ['/files/MODEL.XLSX', true],
  ['/files/model.pdf', false],
  ['/files/model.pdf?source=model.xlsx', false],
  ['/files/xlsx', false],
] as const)
  it(`R260 C46 ${address} ${forced ? 'is forced to download' : 'opens as it is'}`, async () => {
    const url = await downloadOf({ download_url: address })
    assert.strictEqual(url.searchParams.get('force_download'), forced ? 'true' : null)
    assert.strictEqual(url.searchParams.get('auth_token'), 'access-1')
  })

for (const [type, forced] of [
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', true],
  ['application/vnd.ms-excel', true],
  ['application/pdf', false],
] as const)
  it(`C46 a file of type ${type} ${forced ? 'is forced to download' : 'opens as it is'}, whatever its address`, async () => {
    const url = await downloadOf({ download_url: '/files/42', attachment_content_type: type })
    assert.strictEqual(url.searchParams.get('force_download'), forced ? 'true' : null)
  })

for (const field of ['download_url', 'download_link', 'attachment_url'] as const)
  it(`R266 a file is found at ${field}`, async () => {
    const url = await downloadOf({ download_url: null, [field]: '/files/here.pdf' })
    assert.strictEqual(url.pathname, '/files/here.pdf')
  })

it('embedding 12: a download that fails opens nothing and is told as research-error', async () => {
  page.api.on('current_user', () => refusal(500))
  const root = await feedOf(page, note(1))
  const heard = hear()
  button(root, 'Download Note 1').click()
  await eventually(() => assert.lengthOf(heard.events, 1))
  await settled()
  heard.stop()
  assert.strictEqual(heard.events[0]?.type, 'research-error')
  assert.deepEqual(opened, [])
})

// The last one: such an API is not asked again on a page.
it('R151 an API that knows no such call gets the access token as before', async () => {
  page.loader.configure({ fileTokens: 'exchange' })
  const url = await downloadOf({ download_url: FILE })
  assert.strictEqual(url.searchParams.get('auth_token'), 'access-1')
})
