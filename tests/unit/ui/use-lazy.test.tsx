// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { render } from '../../support/render.ts'

function Part({ load }: { load: () => Promise<string> }) {
  const { part, failed, want } = useLazy(load)
  return (
    <button type="button" onClick={want}>
      {part ?? (failed ? 'failed' : 'waiting')}
    </button>
  )
}

test('a part is loaded once it is wanted, and once only', async () => {
  const load = vi.fn(async () => 'here')
  const view = render(<Part load={load} />)
  const [button] = view.all('button') as [HTMLElement]
  expect(load).not.toHaveBeenCalled()
  await act(async () => button.click())
  expect(button.textContent).toBe('here')
  await act(async () => button.click())
  expect(load).toHaveBeenCalledOnce()
})

test('a part that could not be loaded is tried again when it is wanted again', async () => {
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const view = render(<Part load={load} />)
  const [button] = view.all('button') as [HTMLElement]
  await act(async () => button.click())
  expect(button.textContent).toBe('failed')
  await act(async () => button.click())
  expect(button.textContent).toBe('here')
})
