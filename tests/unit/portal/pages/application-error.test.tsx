// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { ApplicationError } from '#portal/pages/application-error.tsx'
import { render } from '../../../support/render.ts'

const Failing = ({ thrown }: { thrown: unknown }) => {
  throw thrown
}

function showFailing(thrown: unknown) {
  vi.spyOn(console, 'error').mockReturnValue()
  return render(
    <ApplicationError>
      <Failing thrown={thrown} />
    </ApplicationError>,
  )
}

test('R109 an unexpected failure shows its heading and the message, aloud', () => {
  const view = showFailing(new Error('Out of ink'))
  expect(view.all('[role=alert] h1').map(({ textContent }) => textContent)).toEqual(['Unexpected Application Error!'])
  expect(view.text()).toContain('Out of ink')
})

test('R109 a failure with a status shows the status and its text', () => {
  expect(showFailing(new ApiError('server', 'Bad Gateway', 502)).text()).toContain('502 Bad Gateway')
})

test('R109 whatever was thrown is shown', () => {
  expect(showFailing('ink').text()).toContain('ink')
})

test('R109 without a failure the application is shown', () => {
  expect(render(<ApplicationError>page</ApplicationError>).text()).toBe('page')
})

test('R109 a failure of the network has no status to show', () => {
  expect(showFailing(new ApiError('network', 'Network Error')).all('p')[0]?.textContent).toBe('Network Error')
})

test('R109 another try loads the page anew', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const view = showFailing(new Error('Out of ink'))
  view.click(view.control('Try again'))
  expect(reload).toHaveBeenCalledOnce()
})
