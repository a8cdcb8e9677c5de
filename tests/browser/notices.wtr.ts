import { assert } from 'chai'
import Cookies from 'js-cookie'
import { all, button, field, one, rootOf, textOf } from './support/dom.ts'
import { closeFrames, type Frame, openFrame } from './support/frame.ts'
import { answerLanding, signInOf } from './support/landing.ts'
import { classicPath } from './support/loader.ts'
import { done, keepHere, submit, waiting } from './support/passwords.ts'
import { none, same } from './support/same.ts'
import { forgetSession, storeSession } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)
afterEach(forgetSession)

const sent = 'Check your inbox for a reset link'
const good = { messages: [sent], variant: 'success', dismissible: true }

const leave = (notification: unknown) => Cookies.set('notification', JSON.stringify(notification))

const html = '<research-sign-in></research-sign-in>'

/** A page of its own with sign-in forms, as a full load brings it. */
async function load(body = html): Promise<Frame> {
  const frame = await openFrame({ body })
  answerLanding(frame.api)
  await (await frame.loadLoader()).allDefined()
  for (const element of all(frame.document, 'research-sign-in'))
    await eventually(() => one(rootOf(element), '.r-sign-in'))
  return frame
}

const forms = ({ document }: Frame) => all(document, 'research-sign-in').map(rootOf)

/** What is shown on the page, whoever shows it. */
const notices = (roots: readonly ShadowRoot[]) => roots.flatMap((root) => all(root, '.r-notifier .r-notice'))

/** The one notice of a page, once it is there. */
const noticeOn = (frame: Frame) =>
  eventually(() => {
    const [notice, ...others] = notices(forms(frame))
    if (!notice) throw new Error('no notice')
    assert.lengthOf(others, 0)
    return notice
  })

const messages = (notice: Element) => all(notice, 'p').map(textOf)

it('R093 R094 what an earlier page has left is shown once: its cookie is gone, and the next page says nothing', async () => {
  leave(good)
  const frame = await load()
  assert.deepEqual(messages(await noticeOn(frame)), [sent])
  assert.isUndefined(await waiting())
  const next = await load()
  await settled()
  assert.deepEqual(notices(forms(next)), [])
})

it('R094 of two elements on a page one shows it, and the other goes on when that one goes', async () => {
  leave(good)
  const frame = await load(html + html)
  const notice = await noticeOn(frame)
  await settled()
  assert.lengthOf(notices(forms(frame)), 1)
  const shower = all(frame.document, 'research-sign-in').find((element) => rootOf(element).contains(notice))
  shower?.remove()
  assert.deepEqual(messages(await noticeOn(frame)), [sent])
})

it('R079 R094 embedding 7: what an element of one copy leaves is shown by the element of another, once', async () => {
  const frame = await load()
  await frame.runScript(classicPath, 'text/javascript')
  frame.api.on('request_password_reset', () => undefined)
  frame.document.body.insertAdjacentHTML('beforeend', '<research-reset-password></research-reset-password>')
  const reset = rootOf(one(frame.document, 'research-reset-password'))
  await eventually(() => one(reset, 'form'))
  const [form] = forms(frame)
  assert.notStrictEqual(reset.adoptedStyleSheets[0], form?.adoptedStyleSheets[0], 'elements of two copies')
  keepHere(reset)
  await submit(reset, { Username: 'ada@client.example' })
  await done(reset, sent)
  assert.deepInclude(await waiting(), { messages: [sent] })
  frame.document.body.insertAdjacentHTML('beforeend', html + html)
  assert.deepEqual(messages(await noticeOn(frame)), [sent])
  assert.isUndefined(await waiting())
  await settled()
  assert.lengthOf(notices(forms(frame)), 1)
  assert.deepEqual(frame.complaints, [])
})

it('R094 the form inside the landing page shows it too', async () => {
  leave(good)
  const frame = await openFrame({ body: '<research-landing></research-landing>' })
  answerLanding(frame.api)
  await frame.loadLoader()
  const landing = await eventually(() => rootOf(one(frame.document, 'research-landing')))
  await eventually(() => assert.lengthOf(notices([signInOf(landing)]), 1))
  assert.isUndefined(await waiting())
})

it('R092 R094 what is dismissible can be closed, and stays away; the focus is not lost', async () => {
  leave(good)
  const frame = await load()
  const notice = await noticeOn(frame)
  const close = button(notice, 'Close')
  close.focus()
  close.click()
  await eventually(() => assert.deepEqual(notices(forms(frame)), []))
  assert.isUndefined(await waiting())
})

it('R092 what is not dismissible has no close button', async () => {
  leave({ ...good, dismissible: false })
  none(await noticeOn(await load()), 'button')
})

for (const [variant, politeness] of [
  ['success', 'polite'],
  ['info', 'polite'],
  ['warning', 'assertive'],
  ['error', 'assertive'],
] as const)
  it(`R090 R121 embedding 14: ${variant} is told ${politeness}ly, and the focus stays where it is`, async () => {
    leave({ ...good, variant })
    const frame = await load()
    const [form] = forms(frame)
    if (!form) throw new Error('no form')
    const username = field(form, 'Username')
    username.focus()
    const notice = await noticeOn(frame)
    assert.strictEqual(notice.parentElement?.ariaLive, politeness)
    same(form.activeElement, username)
  })

it('R094 a client who is signed in is told as well', async () => {
  storeSession()
  leave(good)
  assert.deepEqual(messages(await noticeOn(await load())), [sent])
})

it('R090 embedding 5: messages are text, whatever they look like, each in its own paragraph', async () => {
  const texts = ['<img src=x onerror="parent.attacked = 1">', '<b>Bold</b> {link} &amp;', 'مرحبا']
  leave({ ...good, messages: texts })
  const notice = await noticeOn(await load())
  assert.deepEqual(messages(notice), texts)
  none(notice, 'img, b')
  await settled()
  assert.isUndefined(Reflect.get(window, 'attacked'))
})

const hostile: Readonly<Record<string, string>> = {
  'no JSON': '{"messages":["x"',
  'a number': '42',
  null: 'null',
  'a list': '["x"]',
  'no messages': '{"variant":"error"}',
  'messages that are a text': '{"messages":"x"}',
  'messages that are no texts': '{"messages":[{"html":"<b>"}]}',
  'an empty message': '{"messages":[""]}',
  'more messages than fit': JSON.stringify({ messages: Array(200).fill('x') }),
  'a message that is too long': JSON.stringify({ messages: ['x'.repeat(2000)] }),
}
for (const [what, value] of Object.entries(hostile))
  it(`R094 embedding 5: of a cookie with ${what} nothing is shown and nothing stays, and the form works`, async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as whoever wrote it pleased
    document.cookie = `notification=${encodeURIComponent(value)}; path=/`
    const frame = await load()
    await eventually(() => assert.notInclude(document.cookie, 'notification'))
    await settled()
    assert.deepEqual(notices(forms(frame)), [])
    one(forms(frame)[0] ?? frame.document, 'form')
    assert.deepEqual(frame.complaints, [])
  })

it('R094 embedding 5: one that cannot be decoded does no harm', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as whoever wrote it pleased
  document.cookie = 'notification=%E0%A4%A; path=/'
  const frame = await load()
  await settled()
  assert.deepEqual(notices(forms(frame)), [])
  assert.deepEqual(frame.complaints, [])
})

it('R094 embedding 5: a variant of its own is the plain one, and prototypes stay as they are', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as whoever wrote it pleased
  document.cookie = `notification=${encodeURIComponent(
    `{"messages":["${sent}"],"variant":"x\\" onclick=\\"y","dismissible":"yes","__proto__":{"polluted":1}}`,
  )}; path=/`
  const frame = await load()
  const notice = await noticeOn(frame)
  assert.strictEqual(notice.className, 'r-notice r-notice--info')
  none(notice, 'button')
  assert.isUndefined(Reflect.get(frame.window.Object.prototype, 'polluted'))
})
