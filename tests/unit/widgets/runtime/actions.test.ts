// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { buildActions, type Failure } from '#widgets/runtime/actions.ts'

test.each<[string, Failure, string]>([
  ['an ApiError', new ApiError('network', 'Network Error'), 'network'],
  ['an error without a code', new Error('Out of ink'), 'unexpected'],
  ["a browser's exception with a number", Object.assign(new Error('Denied'), JSON.parse('{"code": 18}')), 'unexpected'],
])('R112 research-error names %s by a stable word', (_, failure, code) => {
  const host = document.createElement('div')
  const codes: string[] = []
  host.addEventListener('research-error', ({ detail }) => codes.push(detail.code))
  buildActions(host).onFailure(failure)
  expect(codes).toEqual([code])
})
