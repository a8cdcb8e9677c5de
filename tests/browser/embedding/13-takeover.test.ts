import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, field, fill, one, rootOf, textOf } from '../support/dom.ts'
import { answerInFull, ownIn, painted, pasted, snippetOf } from '../support/first-paint.ts'
import { closeFrames, type Frame, openFrame } from '../support/frame.ts'
import { forgetSession, login, storeSession } from '../support/session.ts'
import { eventually, settled } from '../support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)

const tag = 'research-sign-in'
const takenOver = (root: ShadowRoot) =>
  eventually(() => {
    ownIn(root)
    if (root.childElementCount > 1) throw new Error('the shape is still there')
  })

async function signInPage(): Promise<{ frame: Frame; root: ShadowRoot }> {
  const frame = await painted(await pasted(tag, '<a href="/login">Sign in</a>'))
  return { frame, root: rootOf(one(frame.document, tag)) }
}

it('embedding 13: the form that a page shows before script is taken over with what was typed, chosen and selected', async () => {
  const { frame, root } = await signInPage()
  frame.api.on('auth', () => login())
  field(root, 'Username').focus()
  await sendKeys({ type: 'ada@client.example' })
  field(root, 'Remember Me').click()
  field(root, 'Password').focus()
  await sendKeys({ type: 'secret' })
  field(root, 'Password').setSelectionRange(1, 3)
  await frame.loadLoader()
  await takenOver(root)

  assert.strictEqual(field(root, 'Username').value, 'ada@client.example')
  assert.isTrue(field(root, 'Remember Me').checked)
  const password = field(root, 'Password')
  assert.strictEqual(root.activeElement, password)
  assert.deepEqual([password.value, password.selectionStart, password.selectionEnd], ['secret', 1, 3])
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.lengthOf(frame.api.callsTo('auth'), 1))
  assert.include(JSON.stringify(frame.api.callsTo('auth')[0]?.body), 'ada@client.example')
})

it('embedding 13: in every frame of it something is shown, and never twice', async () => {
  const { frame, root } = await signInPage()
  const seen = new Set<number>()
  let on = true
  const look = () => {
    seen.add(
      all(root, 'form').filter((form) => form.checkVisibility() && form.getBoundingClientRect().height > 0).length,
    )
    if (on) frame.window.requestAnimationFrame(look)
  }
  await eventually(() => assert.isTrue(one(root, 'form').checkVisibility()))
  look()
  await frame.loadLoader()
  await takenOver(root)
  await settled()
  on = false
  assert.deepEqual([...seen], [1])
})

it('embedding 13: nobody is interrupted in the middle of a word of an input method', async () => {
  const { frame, root } = await signInPage()
  const typed = field(root, 'Username')
  typed.focus()
  const write = (type: string) =>
    typed.dispatchEvent(new frame.window.CompositionEvent(type, { bubbles: true, composed: true, data: 'に' }))
  let on = true
  const compose = () => {
    if (!on) return
    write('compositionupdate')
    frame.window.requestAnimationFrame(compose)
  }
  compose()
  await (await frame.loadLoader()).allDefined()
  // Longer than it is waited for an input method to show itself.
  await new Promise((resolve) => setTimeout(resolve, 500))
  assert.isTrue(typed.isConnected)
  assert.strictEqual(root.activeElement, typed)
  on = false
  fill(typed, '日本')
  write('compositionend')
  await takenOver(root)
  assert.strictEqual(field(root, 'Username').value, '日本')
})

it('embedding 13: fields whose value is followed learn of it: the rules of a new password', async () => {
  storeSession()
  const frame = await painted(await pasted('research-change-password'))
  answerInFull('research-change-password', frame.api)
  const root = rootOf(one(frame.document, 'research-change-password'))
  fill(field(root, 'New Password'), 'abc1')
  await frame.loadLoader()
  await takenOver(root)
  assert.strictEqual(field(root, 'New Password').value, 'abc1')
  await eventually(() => assert.include(textOf(root), '2 of 5'))
})

it('embedding 13: a search that was begun before script goes on', async () => {
  storeSession()
  const frame = await painted(await pasted('research-feed'))
  answerInFull('research-feed', frame.api)
  const root = rootOf(one(frame.document, 'research-feed'))
  one(root, 'input[type=search]').focus()
  await sendKeys({ type: 'margins' })
  await frame.loadLoader()
  await takenOver(root)
  await sendKeys({ type: ' widen' })
  const search = one<HTMLInputElement>(root, 'input[type=search]')
  await eventually(() => assert.strictEqual(search.value, 'margins widen'))
  button(root, 'Search').click()
  await eventually(() =>
    assert.isTrue(frame.api.calls.some(({ query }) => [...query.values()].includes('margins widen'))),
  )
})

it('embedding 13: the form on the front page, an element of its own, keeps what was typed too', async () => {
  const frame = await painted(await pasted('research-landing'))
  answerInFull('research-landing', frame.api)
  const root = rootOf(one(frame.document, 'research-landing'))
  const inner = () => rootOf(one(root, '.r-inner, research-sign-in'))
  field(inner(), 'Username').focus()
  await sendKeys({ type: 'ada' })
  await frame.loadLoader()
  await takenOver(root)
  await eventually(() => assert.strictEqual(field(inner(), 'Username').value, 'ada'))
  assert.strictEqual(inner().activeElement, field(inner(), 'Username'))
  assert.lengthOf(all(root, 'h1'), 1)
})

it('embedding 13: a client who is signed in already is shown as such', async () => {
  storeSession()
  const { frame, root } = await signInPage()
  await frame.loadLoader()
  await takenOver(root)
  assert.include(textOf(root), 'Ada Client')
})

it('embedding 10: moved before script or while it comes, the form is taken over all the same', async () => {
  const { frame, root } = await signInPage()
  const element = one(frame.document, tag)
  const target = frame.document.body.appendChild(frame.document.createElement('section'))
  fill(field(root, 'Username'), 'ada')
  target.append(element)
  const loading = frame.loadLoader()
  frame.document.body.append(element)
  await loading
  element.remove()
  target.append(element)
  await takenOver(root)
  assert.strictEqual(field(root, 'Username').value, 'ada')
  element.remove()
  await settled()
  target.append(element)
  await takenOver(root)
})

it('embedding 7: two copies of the bundle take a form over once', async () => {
  const { frame, root } = await signInPage()
  fill(field(root, 'Username'), 'ada')
  await Promise.all([frame.loadLoader(), frame.loadLoader('/dist/widgets/loader.js?copy=2')])
  await takenOver(root)
  await settled()
  assert.lengthOf(all(root, 'form'), 1)
  assert.strictEqual(field(root, 'Username').value, 'ada')
})

it('embedding 13: a template that no parser has made a root of is no harm', async () => {
  const frame = await openFrame({ body: '<main></main>' })
  const html = await snippetOf(tag)
  const place = one(frame.document, 'main')
  place.innerHTML = html
  const template = frame.document.createElement('template')
  template.innerHTML = html
  place.append(frame.document.importNode(template.content, true), one(place, tag).cloneNode(true))
  if ('setHTMLUnsafe' in place) {
    const parsed = place.appendChild(frame.document.createElement('div'))
    Reflect.apply(Reflect.get(parsed, 'setHTMLUnsafe'), parsed, [html])
  }
  await frame.loadLoader()
  const elements = all(frame.document, tag)
  assert.isAtLeast(elements.length, 3)
  for (const element of elements) {
    await eventually(() => ownIn(rootOf(element)))
    await eventually(() => assert.lengthOf(all(rootOf(element), 'form'), 1))
  }
})
