import { one, rootOf } from './dom.ts'
import type { Answer } from './fake-api.ts'
import { type Frame, openFrame } from './frame.ts'
import { loaderPath } from './loader.ts'
import { sceneOf } from './scenes.ts'
import { storeSession } from './session.ts'
import { eventually, settled } from './wait.ts'

const own = location.origin

/** Files and API of these tests come from one origin; a host names its own in their places. */
export const strict = `default-src 'none'; script-src ${own}; style-src ${own}; connect-src ${own}; img-src ${own}; font-src ${own}`
export const trusted = `${strict}; require-trusted-types-for 'script'; trusted-types dompurify`

/** A host that trusts whatever its own script loads, and styles as it likes. */
const nonce = 'k4rTq'
const loose = `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'`

/** The policy that docs/embedding.md tells a host to set, with the origin of these tests instead of its example. */
export async function documented(): Promise<{ policy: string; trustedTypes: string; media: string; frames: string }> {
  const page = (await (await fetch('/docs/embedding.md')).text()).replaceAll('https://research.example', own)
  const found = (pattern: RegExp) => {
    const [, words] = pattern.exec(page) ?? []
    if (!words) throw new Error(`docs/embedding.md has nothing like ${pattern}`)
    return words.trim()
  }
  return {
    policy: found(/^```\w*\n([^`]*script-src [^`]+)```/m),
    trustedTypes: found(/`(trusted-types [^`]+)`/),
    media: found(/`(media-src [^`]+)`/),
    frames: found(/`(frame-src [^`]+)`/),
  }
}

// Lists are read over the real network, so that `connect-src` counts; what is sent goes to the fake API.
const answers = '../tests/browser/support/answers'
const onNetwork = {
  research_documents: `${answers}/documents.json`,
  all_documents: `${answers}/documents.json`,
  suggested_content: `${answers}/documents.json`,
  web_document_by_ref: `${answers}/document.json`,
  web_document_preview: `${answers}/preview.json`,
}

/** A page as a host with this policy writes it: nothing of it is added by a script. */
export const pageUnder = (policy: string, body: string, paths = {}): Promise<Frame> =>
  hostUnder(policy, body, { ...onNetwork, ...paths })

/** The same, and every call goes to the fake API; `head` is HTML of the host, `settings` are those of its configuration. */
export const hostUnder = (policy: string, body = '', paths = {}, { head = '', settings = {} } = {}): Promise<Frame> => {
  const config = JSON.stringify({ apiBaseUrl: `${own}/api/`, paths, ...settings })
  return openFrame({
    head: `<meta http-equiv="Content-Security-Policy" content="${policy}">${head}
      <script type="application/json" id="research-config">${config}</script>
      <script type="module" nonce="${nonce}" src="${own}${loaderPath}"></script>`,
    body,
  })
}

/** The whole documented policy and nothing else, with Trusted Types. */
export async function wholeDocumented(): Promise<string> {
  const { policy, trustedTypes, media, frames } = await documented()
  return ["default-src 'none'", policy, media, frames, "require-trusted-types-for 'script'", trustedTypes].join('; ')
}

/** Every violation since the page began. */
export function violationsOn({ window }: Frame): Promise<string[]> {
  return new Promise((resolve) => {
    const found: string[] = []
    const observer = new window.ReportingObserver(
      (reports) => found.push(...reports.map(({ body }) => JSON.stringify(body))),
      { types: ['csp-violation'], buffered: true },
    )
    observer.observe()
    settled().then(() => resolve(found))
  })
}

/** Such a page with the widget of a scene, whose API answers as in the scene, but for `answers`. */
export async function sceneUnder(policy: string, tag: string, answers: Record<string, Answer> = {}) {
  storeSession()
  const frame = await pageUnder(policy, '', { all_documents: 'all_documents' })
  sceneOf(tag).answer(frame.api)
  for (const [path, answer] of Object.entries(answers)) frame.api.on(path, answer)
  // By nodes: some policies refuse HTML.
  const template = document.createElement('template')
  template.innerHTML = sceneOf(tag).html
  frame.document.body.append(frame.document.importNode(template.content, true))
  frame.window.frameElement?.scrollIntoView()
  return { frame, root: await shadow(frame, tag) }
}

export const shadow = (frame: Frame, tag: string) => eventually(() => rootOf(one(frame.document, tag)))

/** Policies of three strengths, and the widths in which pages under them are shown. */
export const policies = [
  { name: 'the strict policy', policy: strict, width: '1200' },
  { name: 'the strict policy with Trusted Types', policy: trusted, width: '500' },
  { name: 'a loose policy with a nonce and strict-dynamic', policy: loose, width: '1200' },
] as const
