import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { all, button, field, fill, one, rootOf } from '../support/dom.ts'
import { refusal } from '../support/fake-api.ts'
import { testPage } from '../support/page.ts'
import { good, keepHere } from '../support/passwords.ts'
import { deepNone, none, sameNodes } from '../support/same.ts'
import { sceneOf } from '../support/scenes.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()

type Form = {
  title: string
  html: string
  signedIn?: boolean
  /** The root in which the form stands. */
  within?: string
  /** `autocomplete` of each field by its label, and what is typed there. */
  fields: Readonly<Record<string, readonly [autocomplete: string, text: string]>>
  send: string
  call: string
}

const signIn = {
  fields: {
    Username: ['username', 'ada@client.example'],
    Password: ['current-password', 'correct horse'],
  },
  send: 'Sign In',
  call: 'auth',
} as const

/** Every form that a password manager fills. */
const forms: readonly Form[] = [
  { title: 'the sign-in', html: '<research-sign-in></research-sign-in>', ...signIn },
  {
    title: 'the sign-in of the front page',
    html: '<research-landing></research-landing>',
    within: 'research-sign-in',
    ...signIn,
  },
  {
    title: 'the request for a link',
    html: '<research-reset-password></research-reset-password>',
    fields: { Username: ['username', 'ada@client.example'] },
    send: 'Submit',
    call: 'request_password_reset',
  },
  {
    title: 'the new password',
    html: '<research-reset-password reset-token="t-1"></research-reset-password>',
    fields: { 'New Password': ['new-password', good], 'Repeat New Password': ['new-password', good] },
    send: 'Submit',
    call: 'reset_password',
  },
  {
    title: 'the change of a password',
    html: '<research-change-password></research-change-password>',
    signedIn: true,
    fields: {
      'Old Password': ['current-password', 'Old-1-horse'],
      'New Password': ['new-password', good],
      'Repeat New Password': ['new-password', good],
    },
    send: 'Submit',
    call: 'current_user/change_password',
  },
]

async function mounted({ html, signedIn, within, fields }: Form): Promise<ShadowRoot> {
  if (signedIn) page.signIn()
  const element = await page.mount(html)
  sceneOf(element.localName).answer(page.api)
  const root = await eventually(() => (within ? rootOf(one(rootOf(element), within)) : rootOf(element)))
  keepHere(root)
  for (const label of Object.keys(fields)) await eventually(() => field(root, label))
  return root
}

const fillAll = (root: ShadowRoot, { fields }: Form) => {
  for (const [label, [, text]] of Object.entries(fields)) fill(field(root, label), text)
}

for (const form of forms)
  describe(form.title, () => {
    it('embedding 9: it is a real form whose fields have labels, names and what managers look for', async () => {
      const root = await mounted(form)
      const element = one<HTMLFormElement>(root, 'form')
      for (const [label, [autocomplete]] of Object.entries(form.fields)) {
        const input = field(root, label)
        assert.strictEqual(input.form, element)
        assert.strictEqual(input.getAttribute('autocomplete'), autocomplete)
        assert.strictEqual(input.type, autocomplete.includes('password') ? 'password' : input.type)
        assert.isFalse(input.readOnly)
        assert.isNotEmpty(input.labels)
        // A telephone would write its first letter large, and mend the name.
        if (autocomplete === 'username') assert.strictEqual(input.autocapitalize, 'none')
      }
      assert.strictEqual(button(element, form.send).type, 'submit')
      none(element, '[autocomplete=off], [onpaste], button:not([type])')
      // A new password belongs to a name, which the manager finds in the form or the address.
      for (const input of all<HTMLInputElement>(element, 'input:not([type=hidden])'))
        assert.isTrue(input.labels?.length !== 0 || input.hidden || input.hasAttribute('aria-hidden') || input.readOnly)
    })

    it('embedding 9: what a manager fills in without a key is sent, and Enter sends it once', async () => {
      const root = await mounted(form)
      page.api.on(form.call, () => refusal(500))
      fillAll(root, form)
      field(root, Object.keys(form.fields)[0] ?? '').focus()
      await sendKeys({ press: 'Enter' })
      await eventually(() => assert.lengthOf(page.api.callsTo(form.call), 1))
      await settled()
      assert.lengthOf(page.api.callsTo(form.call), 1)
      const sent = JSON.stringify(page.api.callsTo(form.call)[0]?.body)
      for (const [autocomplete, text] of Object.values(form.fields))
        if (autocomplete !== 'username') assert.include(sent, text)
    })

    it('embedding 9: after an error the same fields are there, with what was typed', async () => {
      const root = await mounted(form)
      page.api.on(form.call, () => refusal(500))
      const nodes = Object.keys(form.fields).map((label) => field(root, label))
      fillAll(root, form)
      button(root, form.send).click()
      await eventually(() => one(root, '[role=alert]'))
      sameNodes(
        Object.keys(form.fields).map((label) => field(root, label)),
        nodes,
      )
      for (const [label, [autocomplete, text]] of Object.entries(form.fields))
        if (autocomplete === 'username') assert.strictEqual(field(root, label).value, text)
    })

    it('embedding 9: pasting, dropping, copying and the menu are the browser’s own', async () => {
      const root = await mounted(form)
      for (const label of Object.keys(form.fields))
        for (const event of [
          new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true }),
          new DragEvent('drop', { bubbles: true, cancelable: true, composed: true }),
          new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true }),
          new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType: 'insertFromPaste' }),
          new KeyboardEvent('keydown', { key: 'v', ctrlKey: true, bubbles: true, cancelable: true, composed: true }),
        ])
          assert.isTrue(field(root, label).dispatchEvent(event), `${event.type} of ${label}`)
    })
  })

it('embedding 9: no other element asks for a password', async () => {
  const known = forms.map(({ html }) => html.match(/research-[a-z-]+/)?.[0])
  for (const { spec } of widgets.filter(({ spec }) => !known.includes(spec.tag))) {
    const scene = sceneOf(spec.tag)
    if (scene.signedIn) page.signIn()
    scene.answer(page.api)
    const root = rootOf(await page.mount(scene.html))
    await eventually(() => scene.ready(root))
    deepNone(root, '[type=password], [autocomplete*=password]')
    page.stage.replaceChildren()
  }
})
