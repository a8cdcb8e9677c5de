// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { Failure } from '#widgets/runtime/actions.ts'
import { ErrorBoundary } from '#widgets/runtime/error-boundary.tsx'
import { render } from '../../../support/render.ts'

const Failing = ({ thrown }: { thrown: unknown }) => {
  throw thrown
}

function showFailing(thrown: unknown) {
  vi.spyOn(console, 'error').mockReturnValue()
  const failures: Failure[] = []
  const view = render(
    <ErrorBoundary onFailure={(failure) => failures.push(failure)}>
      <Failing thrown={thrown} />
    </ErrorBoundary>,
  )
  return { view, failures }
}

test.each([
  ['an error', new Error('Out of ink'), 'Out of ink'],
  ["a browser's exception", new DOMException('Out of ink', 'InvalidStateError'), 'Out of ink'],
  ['a frozen error', Object.freeze(new Error('Out of ink')), 'Out of ink'],
  ['nothing', null, 'null'],
])('R109 %s stays inside its element, is told with a stable code, and can be tried again', (_, thrown, message) => {
  const { view, failures } = showFailing(thrown)
  expect(view.text()).toContain('This part of the page could not be shown.')
  expect(view.control('Try again')).toBeDefined()
  expect(failures).toMatchObject([{ code: 'render', message, cause: thrown }])
})

test('R112 what was thrown keeps the code of its own', () => {
  const thrown = new ApiError('server', 'Bad Gateway', 502)
  showFailing(thrown)
  expect(thrown.code).toBe('server')
})
