import { button, one } from './dom.ts'
import { refusal } from './fake-api.ts'
import { answerLanding, calls, openDialog, proseIn, signInOf, slots } from './landing.ts'
import { eventually, settled } from './wait.ts'
import { alerted, long, never, press, ready, type State, unbroken } from './widget-states.ts'

const longHtml = (
  title: string,
) => `<h2>${long} ${title}</h2><p>${long} <a href="#our_offices">${unbroken}</a></p><ul><li>${unbroken}</li></ul>
  <table><tbody><tr><th scope="row">${long}</th><td>${unbroken}</td><td>${long}</td></tr></tbody></table>`

const popup = (name: string, html: string) => `<section data-popup="${name}">${html}</section>`

const longSlots = {
  ...Object.fromEntries(Object.keys(slots).map((name) => [name, longHtml(name)])),
  contact_popups: popup('contact-a', longHtml('A')) + popup('contact-b', `<h2>${unbroken}</h2>`),
}

const tag = 'research-landing'
const filled = async (root: ShadowRoot) => {
  await eventually(() => proseIn(one(root, 'footer')))
  // How wide a table is shows in the frame after it.
  await settled()
}

export const landingStates: readonly State[] = [
  {
    tag,
    state: 'loading',
    signedOut: true,
    answer: ({ api }) => api.on(calls.slots, never),
    reach: (root) => eventually(() => one(root, '[aria-busy=true] section')),
  },
  { tag, state: 'for visitors', signedOut: true, reach: ready(tag) },
  { tag, state: 'for clients', attributes: 'hide-sign-in', reach: filled },
  {
    tag,
    state: 'beside who is signed in',
    async reach(root) {
      await filled(root)
      await eventually(() => button(signInOf(root), 'Sign out'))
    },
  },
  {
    tag,
    state: 'with a failed sign-in',
    signedOut: true,
    async reach(root) {
      await ready(tag)(root)
      await press(signInOf(root), 'Sign In')
      await alerted(signInOf(root))
    },
  },
  {
    tag,
    state: 'full of long words',
    attributes: 'hide-sign-in',
    answer: ({ api }) => answerLanding(api, { content: longSlots, foot: longHtml('footer') }),
    reach: filled,
  },
  {
    tag,
    state: 'with some slots missing',
    attributes: 'hide-sign-in',
    answer: ({ api }) =>
      answerLanding(api, { content: { values: '<p>Patience</p>', partners: '', network_popups: '' } }),
    reach: filled,
  },
  {
    tag,
    state: 'without its slots',
    attributes: 'hide-sign-in',
    answer: ({ api }) => api.on(calls.slots, () => refusal(500)),
    reach: (root) => eventually(() => one(root, 'footer')),
  },
  {
    tag,
    state: 'with a popup',
    attributes: 'hide-sign-in',
    async reach(root) {
      await press(root, 'Client Services')
      await eventually(() => openDialog(root))
    },
  },
  {
    tag,
    state: 'with a popup full of long words',
    attributes: 'hide-sign-in',
    answer: ({ api }) => answerLanding(api, { content: longSlots }),
    async reach(root) {
      ;(await eventually(() => one(root, '#our_offices button'))).click()
      await eventually(() => openDialog(root))
    },
  },
]
