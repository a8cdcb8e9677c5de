// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ProfileFailure } from '#entities/profile/profile-failure.tsx'
import { render } from '../../../support/render.ts'

function fail(code: string, status?: number) {
  const onRetry = vi.fn()
  const error = Object.assign(new Error('x'), { code, ...(status !== undefined && { status }) })
  return {
    ...render(
      <ProfileFailure text="The company could not be loaded." error={error} retrying={false} onRetry={onRetry} />,
    ),
    onRetry,
  }
}

test.each([
  ['unauthorized', 401, "Your subscription level doesn't provide access to this profile."],
  ['forbidden', 403, 'The profile or page you requested is not active.'],
  ['not-found', 404, "We couldn't find the profile you were looking for."],
])('R298 R306 a profile that fails as %s, %d, says "%s", and trying again is not offered', (code, status, words) => {
  const { text, all } = fail(code, status)
  expect(text()).toBe(words)
  expect(all('button')).toEqual([])
})

test.each([
  ['server', 500],
  ['too-many-requests', 429],
  ['bad-request', 400],
  ['timeout', undefined],
])('R298 embedding 12: a failure as %s, %s, can be tried again', (code, status) => {
  const { text, click, control, onRetry } = fail(code, status)
  expect(text()).toContain('The company could not be loaded.')
  click(control('Try again'))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('what stands in the place of a profile is the heading of its page', () => {
  for (const status of [404, 500])
    expect(
      fail('x', status)
        .all('h1')
        .map((heading) => heading.textContent),
    ).toHaveLength(1)
})
