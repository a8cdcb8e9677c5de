import { note, notes, paged } from './documents.ts'
import { one, rootOf } from './dom.ts'
import type { FakeApi } from './fake-api.ts'

/** A widget at work, with data: what every suite that holds for all widgets starts from. */
export type Scene = {
  html: string
  signedIn: boolean
  /** Gives the API what the widget asks for. */
  answer(api: FakeApi): void
  /** Fails until its shadow root shows what it is there for. */
  ready(root: ShadowRoot): void
}

const nothing = () => {}

/** By tag; a widget without a scene fails the suites. */
const scenes: Readonly<Record<string, Scene>> = {
  'research-sign-in': {
    html: '<research-sign-in></research-sign-in>',
    signedIn: false,
    answer: nothing,
    ready: (root) => one(root, 'form'),
  },
  'research-feed': {
    html: '<research-feed page-size="3"></research-feed>',
    signedIn: true,
    answer: (api) => {
      for (const path of ['research_documents', 'all_documents']) api.on(path, paged(notes(1, 7)))
    },
    ready: (root) => one(root, '.r-tile__link'),
  },
  'research-document': {
    html: '<research-document document-id="R-1"></research-document>',
    signedIn: true,
    answer: (api) => {
      api.on('web_document_by_ref', () => note(1))
      api.on('web_document_preview', () => ({ html_content: '<h2>Outlook</h2><p>Margins widen.</p>' }))
    },
    ready: (root) => one(rootOf(one(root, 'article[aria-busy=false]')), 'h2'),
  },
  'research-suggestion': {
    html: '<research-suggestion></research-suggestion>',
    signedIn: true,
    answer: (api) => api.on('suggested_content', () => [note(1)]),
    ready: (root) => one(root, '.r-tile__link'),
  },
}

export function sceneOf(tag: string): Scene {
  const scene = scenes[tag]
  if (!scene) throw new Error(`no scene for <${tag}>`)
  return scene
}
