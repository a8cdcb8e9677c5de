import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { deepAll, isVisible } from '../support/deep.ts'
import { note } from '../support/documents.ts'
import { one, rootOf } from '../support/dom.ts'
import { feedOf, searchBox } from '../support/feed.ts'
import { testPage } from '../support/page.ts'
import { keepHere } from '../support/passwords.ts'
import { sceneOf } from '../support/scenes.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()

it('embedding 17: what a visitor types is no shortcut of the host, and its other keys still are', async () => {
  const root = await feedOf(page, note(1))
  const heard: string[] = []
  const listen = ({ key }: KeyboardEvent) => heard.push(key)
  document.addEventListener('keydown', listen)
  searchBox(root).focus()
  await sendKeys({ type: 'gold' })
  // The first empties the box, which the host has nothing to do with.
  await sendKeys({ press: 'Escape' })
  assert.deepEqual(heard, [])
  await sendKeys({ press: 'Escape' })
  document.removeEventListener('keydown', listen)
  assert.deepEqual(heard, ['Escape'])
})

for (const { spec } of widgets)
  describe(`<${spec.tag}>`, () => {
    const scene = sceneOf(spec.tag)

    /** The element within a form of the host, and how often that was sent. */
    async function within() {
      if (scene.signedIn) page.signIn()
      scene.answer(page.api)
      let sent = 0
      const element = await page.mount(
        `<form action="/nowhere">${scene.html}<input name="own"><button>Go</button></form>`,
      )
      const form = one<HTMLFormElement>(page.stage, 'form')
      form.addEventListener('submit', (event) => {
        event.preventDefault()
        sent++
      })
      const root = rootOf(element)
      keepHere(root)
      await eventually(() => scene.ready(root))
      return { root, form, count: () => sent }
    }
    const fieldsIn = (root: ShadowRoot) =>
      deepAll<HTMLInputElement>(
        root,
        'input[type=text], input[type=search], input[type=password], input[type=email]',
      ).filter((each) => isVisible(each) && !each.readOnly && !each.disabled && each.tabIndex >= 0)

    it('embedding 17: no key that is typed into it reaches the host, which hears all others', async () => {
      const { root } = await within()
      const heard: string[] = []
      const hear = ({ type, key }: KeyboardEvent) => heard.push(`${type} ${key}`)
      for (const type of ['keydown', 'keypress', 'keyup'] as const) document.addEventListener(type, hear)
      for (const field of fieldsIn(root)) {
        field.focus()
        await sendKeys({ type: 'g?/ é1' })
        assert.include(field.value, 'g?/ é1')
      }
      assert.deepEqual(
        heard.filter((each) => !/Shift/.test(each)),
        [],
      )
      await sendKeys({ press: 'F2' })
      for (const type of ['keydown', 'keypress', 'keyup'] as const) document.removeEventListener(type, hear)
      assert.include(heard, 'keydown F2')
    })

    it('embedding 17: neither Enter nor a press in it sends a form of the host, which gets none of its fields', async () => {
      const { root, form, count } = await within()
      const names = [...new FormData(form).keys()]
      for (const field of fieldsIn(root)) {
        field.focus()
        await sendKeys({ press: 'Enter' })
      }
      for (const button of deepAll<HTMLButtonElement>(root, 'button:enabled').slice(0, 12)) {
        if (!button.isConnected || !isVisible(button)) continue
        button.click()
        await settled()
      }
      assert.strictEqual(count(), 0)
      assert.deepEqual(names, ['own'])
      assert.deepEqual(
        [...form.elements].map((each) => each.getAttribute('name')),
        ['own', null],
      )
      page.takeComplaints()
    })
  })
