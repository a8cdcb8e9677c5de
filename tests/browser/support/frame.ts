import { assert } from 'chai'
import { collectComplaints } from './complaints.ts'
import { type FakeApi, installFakeApi } from './fake-api.ts'
import { type Loader, loaderPath } from './loader.ts'
import { eventually } from './wait.ts'

/** A page of its own inside the test's: nothing is defined on it yet. It shares the cookies. */
export type Frame = {
  window: Window & typeof globalThis
  document: Document
  api: FakeApi
  /** Warnings and errors of its console so far. */
  complaints: string[]
  loadLoader(path?: string): Promise<Loader>
  /** Adds a script element and waits until it has run. */
  runScript(path: string, type?: 'module' | 'text/javascript'): Promise<void>
}

const frames: HTMLIFrameElement[] = []

/** Opens a page, of 800 × 600 px unless told otherwise; `head` and `body` are HTML. */
export async function openFrame({ head = '', body = '', width = 800, height = 600 } = {}): Promise<Frame> {
  const frame = document.createElement('iframe')
  frame.width = String(width)
  frame.height = String(height)
  frame.srcdoc = `<!doctype html><html lang="en"><head><title>Host</title>${head}</head><body>${body}</body></html>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  frames.push(frame)
  await loaded
  const page = frame.contentWindow as (Window & typeof globalThis) | null
  if (!page) throw new Error('the frame has no page')
  await cookiesReach(page.document)
  return {
    window: page,
    document: page.document,
    api: installFakeApi(page),
    complaints: collectComplaints(page),
    loadLoader: (path = loaderPath) =>
      new page.Function('address', 'return import(address)')(new URL(path, location.href).href) as Promise<Loader>,
    runScript: (path, type = 'module') => runScript(page.document, path, type),
  }
}

/** Waits until another document has the cookies of this one: what one of them writes reaches the others in its own time. */
export const cookiesReach = (other: Document) =>
  eventually(() => assert.strictEqual(other.cookie, document.cookie, 'cookies'))

function runScript(page: Document, path: string, type: string) {
  const script = page.createElement('script')
  script.type = type
  const done = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${path} did not load`)))
  })
  script.src = path
  page.head.append(script)
  return done
}

/** Closes the frames of a test; call it after each. */
export function closeFrames(): void {
  for (const frame of frames.splice(0)) frame.remove()
}
