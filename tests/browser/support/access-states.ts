import Cookies from 'js-cookie'
import { all, button, field, fill, one } from './dom.ts'
import { refusal } from './fake-api.ts'
import { landingStates } from './landing-states.ts'
import { good, keepHere, submit, submitChange, submitNew } from './passwords.ts'
import { eventually } from './wait.ts'
import { alerted, long, never, press, ready, type State, unbroken, words } from './widget-states.ts'

const username = 'ada@client.example'
const linkOf = (owner: string) => ({ username: owner, expires_at: '2026-11-05T14:30:00Z' })

function resetPassword(): State[] {
  const tag = 'research-reset-password'
  const withToken = { tag, attributes: 'reset-token="t-1"' }
  return [
    { tag, state: 'asking for a link', reach: ready(tag) },
    {
      tag,
      state: 'without a valid email',
      async reach(root) {
        await submit(root, { Username: 'ada' })
        await words('You need to provide a valid email')(root)
      },
    },
    {
      tag,
      state: 'with a link under way',
      answer: ({ api }) => api.on('request_password_reset', never),
      async reach(root) {
        await submit(root, { Username: username })
        await eventually(() => one(root, 'button[aria-busy=true]'))
      },
    },
    {
      tag,
      state: 'with a link sent',
      async reach(root) {
        keepHere(root)
        await submit(root, { Username: username })
        await words('Check your inbox for a reset link')(root)
      },
    },
    {
      tag,
      state: 'with a link that could not be sent',
      answer: ({ api }) => api.on('request_password_reset', () => refusal(500)),
      async reach(root) {
        await submit(root, { Username: username })
        await alerted(root)
      },
    },
    { ...withToken, state: 'asking for a new password', reach: ready(tag) },
    {
      ...withToken,
      state: 'with a link that is being checked',
      answer: ({ api }) => api.on('reset_password/check', never),
      reach: words('Checking the link'),
    },
    {
      ...withToken,
      state: 'with a link and whose it is',
      answer: ({ api }) => api.on('reset_password/check', () => linkOf(`a…@${unbroken}.example`)),
      reach: words('a new password for a…'),
    },
    {
      ...withToken,
      state: 'with a link that is too old',
      answer: ({ api }) => api.on('reset_password/check', () => refusal(403)),
      reach: alerted,
    },
    {
      ...withToken,
      state: 'with some rules met',
      async reach(root) {
        fill(await eventually(() => field(root, 'New Password')), 'abc1')
        await words('2 of 5')(root)
      },
    },
    {
      ...withToken,
      state: 'with rules that are not met',
      async reach(root) {
        await submitNew(root, 'abc1', '')
        await words('Both password fields need to be set')(root)
      },
    },
    {
      ...withToken,
      state: 'with two passwords that differ',
      async reach(root) {
        await submitNew(root, good, 'other')
        await words('must be the same')(root)
      },
    },
    {
      ...withToken,
      state: 'with a token that is spent',
      answer: ({ api }) => api.on('reset_password', () => refusal(403)),
      async reach(root) {
        await submitNew(root)
        await alerted(root)
      },
    },
    {
      ...withToken,
      state: 'refused in words of the server',
      answer: ({ api }) => api.on('reset_password', () => refusal(422, long, unbroken, long)),
      async reach(root) {
        await submitNew(root)
        await alerted(root)
      },
    },
    {
      ...withToken,
      state: 'with a new password',
      answer: ({ api }) => api.on('reset_password', () => undefined),
      async reach(root) {
        keepHere(root)
        await submitNew(root)
        await words('Your password has been reset')(root)
      },
    },
  ]
}

function changePassword(): State[] {
  const tag = 'research-change-password'
  return [
    { tag, state: 'signed out', signedOut: true, reach: words('Sign in to change your password.') },
    { tag, state: 'as it begins', reach: ready(tag) },
    {
      tag,
      state: 'with everything wrong',
      async reach(root) {
        await submit(root, { 'Repeat New Password': 'other' })
        await words('must be the same.')(root)
      },
    },
    {
      tag,
      state: 'with its passwords shown',
      async reach(root) {
        await ready(tag)(root)
        for (const each of all(root, 'button[aria-label="Show password"]')) each.click()
        await eventually(() => button(root, 'Hide password'))
      },
    },
    {
      tag,
      state: 'that failed',
      answer: ({ api }) => api.on('current_user/change_password', () => refusal(422, long, unbroken)),
      async reach(root) {
        await submitChange(root)
        await alerted(root)
      },
    },
    {
      tag,
      state: 'with a changed password',
      async reach(root) {
        keepHere(root)
        await submitChange(root)
        await words('Your password has been changed.')(root)
      },
    },
  ]
}

function signIn(): State[] {
  const tag = 'research-sign-in'
  const common = { tag, signedOut: true }
  const askLink = async (root: ShadowRoot, name = username) => {
    fill(await eventually(() => field(root, 'Username')), name)
    await press(root, 'Sign in with a link')
    await press(root, 'Send the link')
  }
  return [
    {
      ...common,
      state: 'that asks for a link',
      async reach(root) {
        await press(root, 'Sign in with a link')
        await eventually(() => button(root, 'Send the link'))
      },
    },
    {
      ...common,
      state: 'that asks for a link without a name',
      async reach(root) {
        await askLink(root, '')
        await words('Please provide a username')(root)
      },
    },
    {
      ...common,
      state: 'with a link sent',
      answer: ({ api }) => api.on('request_passwordless_login', () => undefined),
      async reach(root) {
        await askLink(root)
        await words('Check your inbox for a sign-in link')(root)
      },
    },
    {
      ...common,
      state: 'with a link that could not be sent',
      answer: ({ api }) => api.on('request_passwordless_login', () => refusal(500)),
      async reach(root) {
        await askLink(root)
        await alerted(root)
      },
    },
    {
      ...common,
      state: 'with a link that is being checked',
      attributes: 'passwordless-token="checked"',
      answer: ({ api }) => api.on('passwordless_login/check', never),
      reach: words('Checking the link'),
    },
    {
      ...common,
      state: 'with a link and whose it is',
      attributes: 'passwordless-token="good"',
      answer: ({ api }) => api.on('passwordless_login/check', () => linkOf(`a…@${unbroken}.example`)),
      reach: words('Continue as a…'),
    },
    {
      ...common,
      state: 'with a link of an API that does not tell whose it is',
      attributes: 'passwordless-token="plain"',
      answer: ({ api }) => api.on('passwordless_login/check', () => refusal(404)),
      reach: words('Press the button to sign in.'),
    },
    {
      ...common,
      state: 'with a token under way',
      // Each its own: one that was spent before may have been waited for long enough.
      get attributes() {
        return `passwordless-token="${crypto.randomUUID()}"`
      },
      answer: ({ api }) => {
        api.on('passwordless_login/check', () => linkOf('a…@client.example'))
        api.on('passwordless_login', never)
      },
      async reach(root) {
        await press(root, 'Continue as a…@client.example')
        await eventually(() => one(root, '[aria-busy=true]'))
      },
    },
    {
      ...common,
      state: 'with a token that is spent',
      attributes: 'passwordless-token="spent"',
      answer: ({ api }) => api.on('passwordless_login/check', () => refusal(403)),
      reach: alerted,
    },
    {
      ...common,
      state: 'with a token that could not be exchanged',
      attributes: 'passwordless-token="failed"',
      answer: ({ api }) => {
        api.on('passwordless_login/check', () => linkOf('a…@client.example'))
        api.on('passwordless_login', () => refusal(500))
      },
      async reach(root) {
        await press(root, 'Continue as a…@client.example')
        await alerted(root)
      },
    },
    {
      ...common,
      state: 'with a notification',
      answer: () => {
        const notification = { messages: [long, unbroken], variant: 'success', dismissible: true }
        Cookies.set('notification', JSON.stringify(notification))
      },
      reach: words(unbroken),
    },
  ]
}

export const accessStates: readonly State[] = [...landingStates, ...resetPassword(), ...changePassword(), ...signIn()]
