import { assert } from 'chai'
import { note } from './support/documents.ts'
import { all, one, rootOf } from './support/dom.ts'
import { closeFrames, type Frame, openFrame } from './support/frame.ts'
import { loaderPath } from './support/loader.ts'
import { answerReplay, autumn, filmIn, hls, mp4, showCaptions } from './support/replay.ts'
import { forgetSession, storeSession } from './support/session.ts'
import { eventually } from './support/wait.ts'

// What a film and a file ask of the page they stand in: its policy, and no token of the reader in sight.

beforeEach(() => storeSession())
afterEach(closeFrames)
afterEach(forgetSession)

const own = location.origin

/** Chromium has its own HLS by now; other browsers have none. */
function withoutHls({ window }: Frame) {
  const { prototype } = window.HTMLMediaElement
  const { canPlayType } = prototype
  prototype.canPlayType = function (type) {
    return type.includes('mpegurl') ? '' : canPlayType.call(this, type)
  }
}

const strict = `default-src 'none'; script-src ${own}; style-src ${own}; connect-src ${own}; img-src ${own}; media-src ${own} blob:`

for (const [name, policy] of [
  ['the strict policy', strict],
  ['the strict policy with Trusted Types', `${strict}; require-trusted-types-for 'script'; trusted-types dompurify`],
] as const)
  for (const [form, source] of [
    ['a file', mp4],
    ['a stream by Media Source Extensions', hls],
  ] as const)
    it(`embedding 2: under ${name} the player plays ${form}`, async () => {
      const frame = await openFrame({
        head: `<meta http-equiv="Content-Security-Policy" content="${policy}">
          <script type="module" src="${own}${loaderPath}"></script>`,
      })
      const reported: string[] = []
      frame.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        reported.push(`${effectiveDirective} ${blockedURI}`)
      })
      withoutHls(frame)
      answerReplay(frame.api, { replay: { ...autumn.replay, sources: [source] } })
      const element = frame.document.body.appendChild(frame.document.createElement('research-replay'))
      element.setAttribute('roadshow-id', '7')
      const root = await eventually(() => rootOf(element))
      const video = await filmIn(root)
      video.muted = true
      await video.play()
      await eventually(() => assert.isAbove(video.currentTime, 0.2))
      assert.strictEqual(video.src.startsWith('blob:'), source === hls)
      assert.strictEqual(frame.window.getComputedStyle(one(root, '.r-player')).display, 'grid')
      assert.deepEqual(reported, [])
    })

/** All attributes in a tree and the shadow roots in it. */
const attributesIn = (scope: ParentNode): string[] =>
  all(scope, '*').flatMap((element) => [
    ...[...element.attributes].map(({ name, value }) => `${element.localName} ${name}="${value}"`),
    ...(element.shadowRoot ? attributesIn(element.shadowRoot) : []),
  ])

/** Fails where a token stands in an attribute, in an address that was asked for, or in the storage of the tab. */
function assertNoToken({ window, document }: Frame, file: string) {
  const addresses = window.performance.getEntriesByType('resource').map(({ name }) => name)
  assert.isTrue(
    addresses.some((address) => address.includes(file)),
    `${file} was asked for`,
  )
  const stored = [window.sessionStorage, window.localStorage].map((storage) => JSON.stringify(storage))
  for (const words of [...attributesIn(document), ...addresses, ...stored, document.URL])
    assert.notMatch(words, /access-|refresh-|auth_token/)
}

const rootIn = (frame: Frame, tag: string) => eventually(() => rootOf(one(frame.document, tag)))

for (const [file, source] of [
  ['film.mp4', mp4],
  ['film.m4s', hls],
] as const)
  it(`embedding 3: no token stands in an attribute or an address of a replay of ${file}`, async () => {
    const frame = await openFrame({
      body: '<research-replay roadshow-id="7" back-href="/events/past"></research-replay>',
    })
    withoutHls(frame)
    answerReplay(frame.api, { replay: { ...autumn.replay, sources: [source] } })
    await frame.loadLoader()
    const root = await rootIn(frame, 'research-replay')
    const video = await filmIn(root)
    video.muted = true
    await video.play()
    await showCaptions(video)
    await eventually(() => assert.isAbove(video.currentTime, 0.2))
    video.pause()
    assertNoToken(frame, file)
    frame.window.sessionStorage.clear()
  })

it('embedding 3: no token stands in an attribute or an address of a PDF, which is asked for with a header', async () => {
  const path = '/tests/browser/support/answers/paper.pdf'
  const frame = await openFrame({ body: '<research-document document-id="R-1" page="2"></research-document>' })
  const { fetch } = frame.window
  const headers: (string | null)[] = []
  frame.window.fetch = (input, init) => {
    const request = new frame.window.Request(input, init)
    if (request.url.endsWith(path)) headers.push(request.headers.get('authorization'))
    return fetch(request)
  }
  frame.api.on('web_document_by_ref', () => note(1, { download_url: path }))
  frame.api.on('web_document_preview', () => ({ html_content: '<p>Margins widen.</p>' }))
  await frame.loadLoader()
  const root = await rootIn(frame, 'research-document')
  ;(await eventually(() => one(root, 'input[value=pdf]'))).click()
  const shown = await eventually(() => one<HTMLIFrameElement>(root, 'iframe'))
  assert.match(shown.src, /^blob:.*#page=2&navpanes=0&view=FitH$/)
  assert.deepEqual(headers, ['Bearer access-1'])
  assertNoToken(frame, path)
})
