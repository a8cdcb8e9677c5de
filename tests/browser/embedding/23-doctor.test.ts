import { assert } from 'chai'
import type { Finding } from '#widgets/doctor/index.ts'
import { assertAccessible } from '../support/axe.ts'
import { pageUnder, trusted, violationsOn } from '../support/csp.ts'
import { all, button, one, rootOf, textOf } from '../support/dom.ts'
import { closeFrames, type Frame, openFrame } from '../support/frame.ts'
import { loaderPath } from '../support/loader.ts'
import { forgetSession } from '../support/session.ts'
import { eventually, settled } from '../support/wait.ts'

type Doctor = { diagnose(): Promise<Finding[]> }

const doctorPath = '/dist/widgets/doctor.js'
const address = new URL(doctorPath, location.href).href

/** The same files by another name of this machine, which allows nobody: another origin. */
const elsewhere = location.origin.replace('localhost', '127.0.0.1')
const nobody = 'http://127.0.0.1:9'

const config = (settings: object = {}) =>
  `<script type="application/json" id="research-config">${JSON.stringify({ apiBaseUrl: '/api/', ...settings })}</script>`
const loader = `<script type="module" src="${loaderPath}"></script>`
const signIn = '<research-sign-in><a href="/login">Sign in</a></research-sign-in>'
const answerApi = ({ api }: Frame) => api.on('get_home_page_slots', () => [])

type Page = { head?: string; body?: string; prepare?: (frame: Frame) => void }

/** What the doctor finds on a page; as a rule its elements have not been loaded, which is told as well. */
async function examine({ head = config(), body = '', prepare = answerApi }: Page) {
  const frame = await openFrame({ head, body })
  frame.window.console.info = () => {}
  prepare(frame)
  const load = new frame.window.Function('address', 'return import(address)') as (path: string) => Promise<Doctor>
  return (await load(address)).diagnose()
}

afterEach(() => {
  closeFrames()
  forgetSession()
})

/** Pretends that some copy of the elements has started. */
const started =
  (...versions: string[]) =>
  (frame: Frame) => {
    answerApi(frame)
    Reflect.set(frame.window, Symbol.for('research-portal.runtime'), { protocol: 1, versions, slots: new Map() })
  }

const answering = (body: string, init: ResponseInit) => (frame: Frame) => {
  frame.window.fetch = async () => new frame.window.Response(body, init)
}

const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}">`
const lenient = `script-src * 'unsafe-eval'; connect-src *; img-src *; style-src * 'unsafe-inline'`

const faults: Record<string, Page & { level?: Finding['level']; fix: string; text?: string }> = {
  'browser-old': {
    prepare: (frame) => {
      frame.window.CSS.supports = () => false
    },
    fix: 'Chromium 123',
    text: 'light-dark()',
  },
  'config-missing': {
    head: `<script type="module" src="${elsewhere}${loaderPath}"></script>`,
    fix: '<script type="application/json" id="research-config">',
  },
  'config-twice': { head: config() + config(), fix: 'Put all settings into one' },
  'config-type': { head: '<template id="research-config">{}</template>', fix: 'type="application/json"' },
  'config-not-json': {
    head: `<script type="application/json" id="research-config">{ apiBaseUrl: 'x' }</script>`,
    fix: '"double quotes"',
  },
  'config-unknown-key': { head: config({ apiBaseURl: '/x/' }), level: 'warning', fix: 'Did you mean “apiBaseUrl”?' },
  'config-bad-value': { head: config({ analytics: 'maybe' }), fix: '"on"', text: '"maybe"' },
  'config-after-loader': { head: loader + config(), level: 'warning', fix: 'Move <script type="application/json"' },
  'loader-missing': { body: signIn, fix: 'loader.js"></script>' },
  'loader-twice': { head: config() + loader + loader, level: 'warning', fix: 'Keep one of them' },
  'two-versions': { prepare: started('1.0.0', '2.0.0'), level: 'warning', fix: 'Keep one', text: '1.0.0 and 2.0.0' },
  'loader-not-module': {
    head: `${config()}<script type="text/plain" src="${loaderPath}"></script>`,
    fix: '<script type="module" src="',
  },
  'loader-not-found': {
    head: `${config()}<script type="module" src="/dist/widgets/nowhere/loader.js"></script>`,
    fix: 'Correct its address',
    text: '404',
  },
  'loader-cors': {
    head: `${config()}<script type="module" src="${elsewhere}${loaderPath}"></script>`,
    fix: 'Access-Control-Allow-Origin: *',
  },
  'loader-unreachable': {
    head: `${config()}<script type="module" src="${nobody}/widgets/loader.js"></script>`,
    fix: 'Check the address',
  },
  'loader-integrity': {
    head: `${config()}<script type="module" integrity="sha384-${'A'.repeat(64)}" src="${loaderPath}"></script>`,
    fix: 'integrity.json',
  },
  'unknown-tag': { body: '<research-fed>Research</research-fed>', fix: 'Did you mean <research-feed>?' },
  'unknown-attribute': {
    body: '<research-feed pagesize="3">Research</research-feed>',
    level: 'warning',
    fix: 'Did you mean “page-size”?',
  },
  'bad-value': {
    body: '<research-feed page-size="many">Research</research-feed>',
    level: 'warning',
    fix: 'Write a whole number from 1 to 100.',
  },
  'unknown-widget-name': { body: '<div data-research-widget="fed"></div>', fix: 'Did you mean “feed”?' },
  'self-closed': {
    body: `<research-feed /><p>Next</p>${signIn}`,
    fix: '<research-feed></research-feed>',
    text: '<research-sign-in>',
  },
  'no-fallback': { body: '<research-feed></research-feed>', level: 'warning', fix: 'Put a link between its tags' },
  'no-language': {
    level: 'warning',
    prepare: (frame) => {
      answerApi(frame)
      frame.document.documentElement.lang = ''
    },
    fix: '<html lang="en">',
  },
  'csp-connect-src': {
    head:
      policy(`${lenient.replace('connect-src *', "connect-src 'none'")}`) + config({ apiBaseUrl: `${elsewhere}/a/` }),
    fix: `“connect-src ${elsewhere}”`,
  },
  'csp-img-src': {
    head: policy(lenient.replace('img-src *', "img-src 'self'")) + config({ apiBaseUrl: `${elsewhere}/a/` }),
    fix: `“img-src ${elsewhere}”`,
  },
  'csp-media-src': {
    head: policy(`default-src 'none'; ${lenient}`) + config({ apiBaseUrl: `${elsewhere}/a/` }),
    body: '<research-replay>Replay</research-replay>',
    fix: `“media-src ${elsewhere}”`,
    text: 'there is no media-src, so default-src decides',
  },
  'csp-frame-src': {
    head: policy(`${lenient}; frame-src 'none'`) + config(),
    body: '<research-document>Document</research-document>',
    level: 'warning',
    fix: '“frame-src blob:”',
  },
  'api-cors': {
    head: config({ apiBaseUrl: `${elsewhere}/nowhere/` }),
    fix: `Add ${location.origin} to ALLOWED_ORIGINS`,
    text: `does not allow origin ${location.origin}`,
  },
  'api-unreachable': { head: config({ apiBaseUrl: `${nobody}/` }), fix: 'apiBaseUrl', text: nobody },
  'api-not-there': { prepare: answering('<p>', { headers: { 'content-type': 'text/html' } }), fix: 'Set “apiBaseUrl”' },
  'api-failing': { prepare: answering('{}', { status: 503 }), fix: 'log', text: '503' },
  clock: {
    prepare: answering('[]', {
      headers: { 'content-type': 'application/json', date: 'Tue, 03 Nov 2020 09:00:00 GMT' },
    }),
    level: 'warning',
    fix: 'Set the clock',
  },
  'cookies-blocked': {
    prepare: (frame) => {
      answerApi(frame)
      Object.defineProperty(frame.document, 'cookie', { get: () => '', set: () => {} })
    },
    level: 'warning',
    fix: 'Allow cookies',
  },
  'cookie-domain': { head: config({ cookieDomain: 'client.example' }), fix: 'leave it out', text: 'client.example' },
  'cookies-partitioned': {
    prepare: (frame) => {
      answerApi(frame)
      frame.document.hasStorageAccess = async () => false
    },
    level: 'warning',
    fix: 'instead of the frame',
  },
  'storage-blocked': {
    prepare: (frame) => {
      answerApi(frame)
      Object.defineProperty(frame.window, 'sessionStorage', {
        get() {
          throw new Error('blocked')
        },
      })
    },
    level: 'warning',
    fix: 'Allow this site',
  },
  'undefined-element': { body: signIn, prepare: started('1.0.0'), fix: 'below assets/' },
  'undefined-in-shadow': {
    body: `<div><template shadowrootmode="open">${signIn}</template></div>`,
    prepare: (frame) => {
      started('1.0.0')(frame)
      const host = one(frame.document, 'div')
      if (!host.shadowRoot) host.attachShadow({ mode: 'open' }).append(frame.document.createElement('research-sign-in'))
    },
    fix: 'Call observe(shadowRoot)',
  },
}

/** An element that is defined, without being loaded. */
const define = (frame: Frame) => {
  started('1.0.0')(frame)
  frame.window.customElements.define('research-feed', class extends frame.window.HTMLElement {})
}

const looks: typeof faults = {
  'hidden-by-css': {
    head: `${config()}<style>research-feed { display: none }</style>`,
    fix: 'Take the rule away',
    text: 'display: none',
  },
  'no-width': {
    head: `${config()}<style>research-feed { display: block; inline-size: 0; overflow: hidden }</style>`,
    fix: 'inline-size: 100%',
  },
  'color-scheme': { head: `${config()}<style>body { background: #111 }</style>`, fix: ':root { color-scheme: dark }' },
}
for (const [code, page] of Object.entries(looks))
  faults[code] = {
    ...page,
    level: 'warning',
    body: '<research-feed>Research</research-feed>',
    prepare: define,
  }

for (const [code, { level = 'error', fix, text = '', ...page }] of Object.entries(faults))
  it(`embedding 23: the doctor finds ${code} and says what to change`, async () => {
    const findings = await examine(page)
    const found = findings.find((finding) => finding.code === code)
    if (!found) throw new Error(`only ${findings.map((finding) => finding.code).join(', ')}`)
    assert.strictEqual(found.level, level)
    assert.include(found.fix, fix)
    assert.include(found.text, text)
    assert.isNotEmpty(found.title)
  })

it('embedding 23: a script that is still starting is not said to have failed', async () => {
  const codes = await examine({
    head: `${config()}<script type="module" src="/dist/widgets/nowhere/loader.js"></script>`,
    prepare: (frame) => {
      answering('', { status: 200 })(frame)
      setTimeout(() => started('1.0.0')(frame), 300)
    },
  }).then((findings) => findings.map(({ code }) => code))
  assert.include(codes, 'loader')
  assert.notInclude(codes, 'loader-not-run')
})

it('embedding 23: an API that keeps its answers from other origins is told from none at all', async () => {
  const findings = await examine({
    head: config({ apiBaseUrl: `${elsewhere}/api/` }),
    prepare: ({ window }) => {
      const { fetch } = window
      window.fetch = async (input, init) => {
        const { pathname } = new URL(new window.Request(input).url)
        if (pathname.startsWith('/api/')) throw new window.TypeError('Failed to fetch')
        return fetch(input, init)
      }
    },
  })
  assert.include(findings.find(({ code }) => code === 'api-cors')?.fix, `Add ${location.origin} to ALLOWED_ORIGINS`)
})

it('embedding 23: a page in a sandbox without an origin is told so', async () => {
  const doctor = await (await fetch(doctorPath)).text()
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  const examination = `const findings = await document.querySelector('research-doctor').examine()
    parent.postMessage(findings.map(({ code, fix }) => code + ': ' + fix), '*')`
  frame.srcdoc = `<research-doctor></research-doctor><script type="module">${doctor}</script><script type="module">${examination}</script>`
  const told = new Promise<string[]>((resolve) => {
    addEventListener('message', ({ data }) => resolve(data), { once: true })
  })
  document.body.append(frame)
  const findings = await told
  frame.remove()
  assert.isTrue(
    findings.some((finding) => /^sandboxed: .*allow-same-origin/.test(finding)),
    findings.join('\n'),
  )
})

it('embedding 23: on a sound page it finds nothing, and leaves nothing', async () => {
  const frame = await openFrame({ head: config(), body: signIn })
  answerApi(frame)
  frame.window.console.info = () => {}
  await frame.loadLoader()
  await frame.window.customElements.whenDefined('research-sign-in')
  const [before, cookies] = [frame.document.documentElement.outerHTML, document.cookie]
  const load = new frame.window.Function('address', 'return import(address)') as (path: string) => Promise<Doctor>
  const findings = await (await load(address)).diagnose()
  assert.deepEqual(
    findings.filter(({ level }) => level !== 'ok'),
    [],
  )
  assert.isAbove(findings.length, 5)
  assert.strictEqual(frame.document.documentElement.outerHTML, before)
  assert.strictEqual(document.cookie, cookies)
  assert.deepEqual(frame.complaints, [])
})

it('embedding 23: without an element it tells the console, and puts nothing into the page', async () => {
  const frame = await openFrame({ head: config(), body: '<research-fed>Research</research-fed>' })
  answerApi(frame)
  const told: string[] = []
  frame.window.console.info = (text: string) => void told.push(text)
  const before = frame.document.body.innerHTML
  await frame.runScript(doctorPath)
  const report = await eventually(() => {
    if (!told[0]) throw new Error('nothing')
    return told[0]
  })
  assert.include(report, 'Did you mean <research-feed>?')
  assert.include(report, 'unknown-tag')
  assert.strictEqual(frame.document.body.innerHTML, before)
})

it('embedding 23: under the strict policy with Trusted Types the element works, tells, and breaks nothing', async () => {
  const frame = await pageUnder(
    trusted.replace('dompurify', 'mine'),
    `<research-doctor></research-doctor>${signIn}<script type="module" src="${address}"></script>`,
  )
  const root = await eventually(() => rootOf(one(frame.document, 'research-doctor')))
  await eventually(() => assert.include(textOf(one(root, '[role=status]')), 'error'))
  assert.include(textOf(root), '“trusted-types mine dompurify”')
  assert.include(textOf(root), 'csp-trusted-types')
  // It asks for nothing that the policy forbids; what the elements did before is theirs.
  const own = (await violationsOn(frame)).filter((violation) => violation.includes('doctor.js'))
  assert.deepEqual(own, [])
})

it('embedding 23: axe finds nothing in its report', async () => {
  await import(doctorPath)
  const element = document.body.appendChild(document.createElement('research-doctor'))
  await eventually(() => assert.match(textOf(one(rootOf(element), '[role=status]')), /error/))
  await assertAccessible(element)
  element.remove()
})

it('embedding 23: its report is a list under a heading, is said, and can be copied as text', async () => {
  const frame = await openFrame({
    head: config(),
    body: '<research-doctor></research-doctor><research-fed></research-fed>',
  })
  answerApi(frame)
  await frame.runScript(doctorPath)
  const root = await eventually(() => rootOf(one(frame.document, 'research-doctor')))
  await eventually(() => assert.include(textOf(one(root, '[role=status]')), '2 errors'))
  assert.strictEqual(textOf(one(root, 'h2')), 'Embedding check')
  assert.isAbove(all(root, 'li').length, 3)
  let copied = ''
  Object.defineProperty(frame.window.navigator, 'clipboard', {
    value: {
      async writeText(text: string) {
        copied = text
      },
    },
  })
  button(root, 'Copy as text').click()
  await eventually(() => assert.include(copied, 'Error: There is no <research-fed>.'))
  one(frame.document, 'research-fed').remove()
  button(root, 'Examine again').click()
  await eventually(() => assert.notInclude(textOf(root), 'research-fed'))
  await settled()
})
