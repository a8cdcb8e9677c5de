import { one, rootOf } from './dom.ts'
import { cookiesReach, type Frame } from './frame.ts'
import { sceneOf } from './scenes.ts'
import { forgetSession, storeSession } from './session.ts'
import { answerTools } from './tools.ts'
import { eventually } from './wait.ts'
import { htmlOf, type State } from './widget-states.ts'

/**
 * The widget of a state, mounted on a page that may hold an earlier one, which goes; it has still to reach its state. `onMount` is
 * called as soon as it is in the page, before it has drawn anything.
 */
export async function mountIn(frame: Frame, state: State, onMount = () => {}): Promise<ShadowRoot> {
  const { tag, answer, signedOut } = state
  await leave(frame)
  frame.window.frameElement?.scrollIntoView()
  if (!signedOut) await signIn(frame)
  answerTools(frame.api)
  sceneOf(tag).answer(frame.api)
  answer?.(frame)
  await cookiesReach(frame.document)
  // By nodes: some policies refuse HTML.
  const template = document.createElement('template')
  template.innerHTML = htmlOf(state)
  // Landmarks of an element count within the host’s content.
  const stage = frame.document.createElement('main')
  stage.className = 'stage'
  stage.append(frame.document.importNode(template.content, true))
  frame.document.body.append(stage)
  onMount()
  return eventually(() => rootOf(one(frame.document, tag)))
}

/** The same, in its state. */
export async function stateIn(frame: Frame, state: State): Promise<ShadowRoot> {
  const root = await mountIn(frame, state)
  await reachIn(root, state)
  return root
}

/** Brings a mounted widget into its state; a complaint names it. */
export async function reachIn(root: ShadowRoot, { tag, state, reach }: State): Promise<void> {
  try {
    await reach(root)
  } catch (complaint) {
    throw new Error(`<${tag}> ${state}: ${complaint}`)
  }
}

/** Signs a client in on a page that is open. */
export async function signIn(frame: Frame): Promise<void> {
  storeSession()
  await cookiesReach(frame.document)
  frame.window.dispatchEvent(new Event('focus'))
}

/** Takes everything off the page, its session and what its API knew too. */
export async function leave(frame: Frame): Promise<void> {
  for (const element of [...frame.document.body.children]) element.remove()
  // Elements take their leave in a task of their own: none shall ask for the next one's answers.
  await new Promise((resolve) => setTimeout(resolve))
  forgetSession()
  sessionStorage.clear()
  await cookiesReach(frame.document)
  frame.window.dispatchEvent(new Event('focus'))
  frame.api.reset()
}
