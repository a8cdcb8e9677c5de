import { widgets } from '#widgets/all-specs.ts'
import { one, rootOf } from './dom.ts'
import { type Frame, openFrame } from './frame.ts'
import { sceneOf } from './scenes.ts'
import { storeSession } from './session.ts'
import { eventually } from './wait.ts'

/** A page with the widgets of the given tags on it, not loaded yet; the API knows what they ask for. */
export async function frameWith(tags: readonly string[], page: { head?: string; body?: string } = {}): Promise<Frame> {
  const elements = tags.map((tag) => sceneOf(tag).html).join('')
  const body = `${page.body ?? ''}<div style="position: absolute; width: 600px">${elements}</div>`
  const frame = await openFrame({ ...page, body })
  for (const tag of tags) sceneOf(tag).answer(frame.api)
  return frame
}

/** All of them at once take their time on a busy machine. */
const PATIENCE_MS = 20_000

/** Waits until each widget shows what it is there for. */
export async function allReady(frame: Frame, tags: readonly string[]): Promise<void> {
  const look = () => {
    for (const tag of tags) sceneOf(tag).ready(rootOf(one(frame.document, tag)))
  }
  await eventually(look, PATIENCE_MS)
}

/** Every widget, in two pages: those for clients signed in, and those for visitors. */
export const crowds = [true, false].map((signedIn) => ({
  signedIn,
  tags: widgets.map(({ spec }) => spec.tag).filter((tag) => sceneOf(tag).signedIn === signedIn),
}))

/** A page of widgets at work, with data. */
export async function readyFrame(tags: readonly string[], page: { head?: string; body?: string } = {}): Promise<Frame> {
  if (tags.some((tag) => sceneOf(tag).signedIn)) storeSession()
  const frame = await frameWith(tags, page)
  await frame.loadLoader()
  await allReady(frame, tags)
  return frame
}
