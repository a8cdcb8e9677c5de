// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { render } from '../../support/render.ts'

const shown = new Set(['name'])

function Form() {
  const { form, notice, errors, change, submit } = useDeskForm({
    ...{ start: { name: '' }, shown, failed: 'Failed.', wrong: 'Please correct the marked fields.' },
    find: ({ name }) => (name === '' ? { name: 'Required.' } : {}),
    onSubmit: () => Promise.resolve(),
  })
  return (
    <form ref={form} onSubmit={submit}>
      <p>{notice}</p>
      <p>{errors.name}</p>
      <button type="button" onClick={() => change({ name: 'Lunch' })}>
        Fill
      </button>
    </form>
  )
}

test('extras: once no field is marked, a form of the desk does not ask to correct marked fields any more', () => {
  const { all, text, click, control } = render(<Form />)
  act(() => all('form')[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  expect(text()).toContain('Please correct the marked fields.Required.')
  click(control('Fill'))
  expect(text()).toBe('Fill')
})
