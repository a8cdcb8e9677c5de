// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Notifier } from '#entities/notification/notifier.tsx'
import { type Channel, createChannel, pageNotifications } from '#session/notifications.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { render } from '../../../support/render.ts'

let channel: Channel
beforeEach(() => {
  channel = createChannel()
  pageNotifications.clear()
})

function show(...given: Parameters<Channel['show']>) {
  const view = render(
    <>
      <button type="button">Elsewhere</button>
      <Notifier channel={channel} />
    </>,
  )
  view.control('Elsewhere').focus()
  act(() => channel.show(...given))
  return view
}

const close = (view: ReturnType<typeof show>) => view.all('button[aria-label=Close]')[0]

test('R090 every message is a paragraph, as text and in its own direction', () => {
  const view = show(['One', '<img src=x onerror=alert(1)>'])
  expect(view.all('p').map(({ textContent }) => textContent)).toEqual(['One', '<img src=x onerror=alert(1)>'])
  expect(view.all('img')).toEqual([])
  expect(view.all('p')[0]?.dir).toBe('auto')
})

test.each([
  ['success', 'polite'],
  ['info', 'polite'],
  ['warning', 'assertive'],
  ['error', 'assertive'],
] as const)('R090 R121 %s is told %sly, in a region that was there before', (variant, manner) => {
  const view = render(<Notifier channel={channel} />)
  const [region] = view.all(`[aria-live=${manner}]`)
  act(() => channel.show(['One'], { variant }))
  expect(region?.isConnected).toBe(true)
  expect(region?.textContent).toBe('One')
  expect(view.all(`.r-notice--${variant}`)).toHaveLength(1)
  expect(view.all('[role=alert]')).toEqual([])
})

test('R121 what is there before anybody shows it comes into the region afterwards', () => {
  channel.show(['One'])
  expect(render(<Notifier channel={channel} />).text()).toBe('One')
})

test('R091 the same words again are told again', () => {
  const view = show(['One'])
  const [before] = view.all('p')
  act(() => channel.show(['One']))
  expect(view.all('p')[0]).not.toBe(before)
  expect(view.all('p')).toHaveLength(1)
})

test('R092 a close button dismisses what is dismissible', () => {
  const view = show(['One'], { dismissible: true })
  view.click(view.control('Close'))
  expect(view.text()).toBe('Elsewhere')
  expect(channel.$notification.get().dismissed).toBe(true)
})

test('R092 what is not dismissible has none', () => {
  expect(close(show(['One']))).toBeUndefined()
})

test('the focus stays where it is, and goes back there when the button is gone', () => {
  const view = show(['One'], { dismissible: true })
  expect(document.activeElement).toBe(view.control('Elsewhere'))
  view.control('Close').focus()
  view.click(view.control('Close'))
  expect(document.activeElement).toBe(view.control('Elsewhere'))
})

test('C48 what can be done about it is a button, which ends it', () => {
  const run = vi.fn()
  const view = show(['Kept from opening'], { action: { label: 'Open', run } })
  view.click(view.control('Open'))
  expect(run).toHaveBeenCalledOnce()
  expect(view.text()).toBe('Elsewhere')
})

test('R095 pointer and focus hold the time, until both have left', () => {
  const told: string[] = []
  channel = {
    ...channel,
    pause: () => void told.push('pause'),
    resume: () => void told.push('resume'),
  }
  const view = show(['One'], { dismissible: true, timeout: 1000 })
  const tell = (target: Element | undefined, event: Event) => act(() => void target?.dispatchEvent(event))
  const [notice] = view.all('.r-notice')
  tell(notice, new MouseEvent('mouseover', { bubbles: true }))
  act(() => view.control('Close').focus())
  tell(notice, new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))
  expect(told.at(-1)).toBe('pause')
  act(() => view.control('Close').blur())
  expect(told.at(-1)).toBe('resume')
})

test('R098 a dialog has a channel of its own, inside it; the page hears nothing', () => {
  const view = render(
    <>
      <Dialog title="A question" closeLabel="Leave" onClose={() => {}}>
        <Notifier channel={channel} />
      </Dialog>
      <Notifier channel={pageNotifications} />
    </>,
  )
  act(() => channel.show(['Not saved'], { variant: 'error' }))
  expect(view.all('dialog .r-notice')).toHaveLength(1)
  expect(view.all('.r-notice')).toHaveLength(1)
  expect(pageNotifications.$notification.get().messages).toEqual([])
})
