import { AssertionError } from 'chai'
import { collectComplaints } from './complaints.ts'
import { all, one } from './dom.ts'
import { type FakeApi, installFakeApi } from './fake-api.ts'
import { type Loader, loaderPath } from './loader.ts'
import { forgetSession, storeSession } from './session.ts'

export type Page = {
  api: FakeApi
  /** Where tests put their elements; emptied after each. */
  stage: HTMLElement
  loader: Loader
  /** Adds HTML to the stage and gives the first widget in it, defined. */
  mount(html: string): Promise<HTMLElement>
  /** Signs a client in, as another tab would. */
  signIn(name?: string, number?: number, accessToken?: string): void
  /** Ends the session, as another tab would. */
  signOut(): void
  /** Warnings and errors of the console, which belong to the test that takes them; what is left fails it. */
  takeComplaints(): string[]
}

/** The runner cannot send nodes: a test that fails with some in its error would never be reported, and its file would hang. */
function forgetNodes(error: unknown) {
  if (!(error instanceof AssertionError)) return
  try {
    structuredClone([error.actual, error.expected])
  } catch {
    Object.assign(error, { actual: undefined, expected: undefined })
  }
}

/** The page of a test file with the built loader, a fake API and nobody signed in at the start of each test. */
export function testPage(): Page {
  const complaints = collectComplaints(window)
  const api = installFakeApi(window)
  const stage = document.createElement('main')
  document.body.append(stage)
  const rereadSession = () => window.dispatchEvent(new Event('focus'))

  let loader: Loader | undefined
  before(async () => {
    loader = (await import(loaderPath)) as Loader
  })
  beforeEach(() => {
    forgetSession()
    rereadSession()
  })
  afterEach(async function () {
    forgetNodes(this.currentTest?.err)
    stage.replaceChildren()
    stage.removeAttribute('style')
    // Elements take their leave in a task of their own, before this one.
    await new Promise((resolve) => setTimeout(resolve))
    api.reset()
    const left = complaints.splice(0).join('\n')
    // An error of this hook would end all tests of the file.
    if (left !== '' && this.currentTest?.state === 'passed')
      Object.assign(this.currentTest, { state: 'failed', err: new AssertionError(`the console: ${left}`) })
  })
  return {
    api,
    stage,
    get loader() {
      if (!loader) throw new Error('the loader comes before the first test, not while the file loads')
      return loader
    },
    async mount(html) {
      stage.insertAdjacentHTML('beforeend', html)
      const last = one(stage, ':scope > :last-child')
      const element = [last, ...all(last, '*')].find(({ localName }) => localName.startsWith('research-'))
      if (!element) throw new Error(`no widget in ${html}`)
      await customElements.whenDefined(element.localName)
      return element
    },
    signIn(name, number, accessToken) {
      storeSession(name, number, accessToken)
      rereadSession()
    },
    signOut() {
      forgetSession()
      rereadSession()
    },
    takeComplaints: () => complaints.splice(0),
  }
}
