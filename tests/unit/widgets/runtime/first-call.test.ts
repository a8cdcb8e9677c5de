// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeAhead } from '#api/ahead.ts'
import type { Call } from '#api/client.ts'
import { updateCurrentUser } from '#session/update.ts'
import { defineFirstCall } from '#widgets/runtime/first-call.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'
import { type FakeApi, fakeApi, json } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'

const call: Call = { call: 'all_documents', query: new URLSearchParams() }
const spec = {
  tag: 'research-probe',
  attributes: {
    'page-size': { type: 'number', default: 10, min: 1, max: 100 },
    filters: { type: 'string', default: '' },
    'hide-search': { type: 'boolean' },
  },
} as const satisfies WidgetSpec

let api: FakeApi
let element: HTMLElement

beforeEach(() => {
  api = fakeApi()
  api.script('GET all_documents', json([]))
  updateCurrentUser(ada)
  element = document.body.appendChild(document.createElement(spec.tag))
})
afterEach(() => {
  takeAhead(call)
  element.remove()
})

test('embedding 8: the call is made of attributes, of properties that script has set, and of the defaults', async () => {
  element.setAttribute('hide-search', '')
  Object.assign(element, { filters: 'filter_Region=Europe', pageSize: 500 })
  let given: unknown
  await defineFirstCall(spec, async (props) => {
    given = props
    return call
  })(element)
  expect(given).toMatchObject({ pageSize: 10, filters: 'filter_Region=Europe', hideSearch: true })
  expect(takeAhead(call)).toBeDefined()
})

test.each(['is removed', 'is defined'])('R231 nothing is sent for an element that %s meanwhile', async (event) => {
  await defineFirstCall(spec, async () => {
    if (event === 'is removed') element.remove()
    else customElements.define(spec.tag, class extends HTMLElement {})
    return call
  })(element)
  expect(takeAhead(call)).toBeUndefined()
  expect(api.requests).toEqual([])
})

test('R231 a call that cannot be made is left to the element', async () => {
  const send = defineFirstCall(spec, () => Promise.reject(new Error('no code')))
  await expect(send(element)).rejects.toThrow('no code')
  expect(takeAhead(call)).toBeUndefined()
})
