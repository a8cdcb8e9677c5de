import { assert } from 'chai'
import { one, rootOf, textOf } from './dom.ts'
import { type Frame, openFrame } from './frame.ts'
import { sceneOf } from './scenes.ts'
import { login } from './session.ts'
import { eventually } from './wait.ts'

/** Four that read, by what they say to visitors, beside the one that signs in. */
const readers = {
  'research-feed': 'Sign in to read research.',
  'research-suggestion': 'Sign in to see suggestions for you.',
  'research-events': 'Sign in to see our events.',
  'research-companies': 'Sign in to see the companies we cover.',
}

const tags = Object.keys(readers)

/** A page with five elements, whose API signs everybody in; `prepare` comes before anything is loaded. */
export async function fiveOn(prepare: (frame: Frame) => void = () => {}): Promise<Frame> {
  const frame = await openFrame({ body: ['research-sign-in', ...tags].map((tag) => sceneOf(tag).html).join('') })
  prepare(frame)
  frame.api.on('auth', () => login())
  for (const tag of tags) sceneOf(tag).answer(frame.api)
  return frame
}

export const signInOn = ({ document }: Frame) => rootOf(one(document, 'research-sign-in'))

/** Fails unless all five are for visitors. */
export function invite({ document }: Frame): void {
  for (const [tag, words] of Object.entries(readers)) assert.include(textOf(rootOf(one(document, tag))), words)
  one(rootOf(one(document, 'research-sign-in')), 'form')
}

/** Fails unless none of the five is for visitors; what they read may be on its way. */
export function read({ document }: Frame): void {
  for (const [tag, words] of Object.entries(readers)) {
    const text = textOf(rootOf(one(document, tag)))
    assert.notInclude(text, words)
    assert.isNotEmpty(text)
  }
  assert.include(textOf(rootOf(one(document, 'research-sign-in'))), 'Signed in as')
}

/** Waits until all five show what they are there for. */
export async function ready({ document }: Frame): Promise<void> {
  for (const tag of tags) await eventually(() => sceneOf(tag).ready(rootOf(one(document, tag))))
}

/** How long it takes from now until `look` does not throw, in milliseconds. */
export async function timeUntil(look: () => unknown): Promise<number> {
  const start = performance.now()
  await eventually(look)
  return performance.now() - start
}
