// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChannel, pageNotifications } from '#session/notifications.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shown = (channel = createChannel()) => channel.$notification.get()

test('R090 a channel begins with nothing', () => {
  expect(shown()).toEqual({ messages: [], variant: 'info', dismissible: false, dismissed: false })
})

test('R090 a notification is information that stays unless it says otherwise', () => {
  const channel = createChannel()
  channel.show(['One', 'Two'])
  expect(shown(channel)).toEqual({ messages: ['One', 'Two'], variant: 'info', dismissible: false, dismissed: false })
})

test.each(['success', 'error', 'warning', 'info'] as const)('R090 R091 %s is a variant', (variant) => {
  const channel = createChannel()
  channel.show(['One'], { variant, dismissible: true })
  expect(shown(channel)).toMatchObject({ variant, dismissible: true })
})

test('R091 what is shown anew takes everything from what was there, and its dismissal too', () => {
  const channel = createChannel()
  const run = () => {}
  channel.show(['One'], { variant: 'error', dismissible: true, action: { label: 'Open', run } })
  channel.dismiss()
  expect(shown(channel)).toMatchObject({ messages: ['One'], dismissed: true })
  channel.show(['Two'])
  expect(shown(channel)).toEqual({ messages: ['Two'], variant: 'info', dismissible: false, dismissed: false })
})

test('R092 only what is dismissible can be dismissed', () => {
  const channel = createChannel()
  channel.show(['One'])
  channel.dismiss()
  expect(shown(channel).dismissed).toBe(false)
})

test('R095 after its timeout the messages are gone, and not before', () => {
  const channel = createChannel()
  channel.show(['One'], { timeout: 5000 })
  vi.advanceTimersByTime(4999)
  expect(shown(channel).messages).toEqual(['One'])
  vi.advanceTimersByTime(1)
  expect(shown(channel).messages).toEqual([])
})

test('R095 the timeout of one notification does not end the next', () => {
  const channel = createChannel()
  channel.show(['One'], { timeout: 1000 })
  channel.show(['Two'])
  vi.advanceTimersByTime(60_000)
  expect(shown(channel).messages).toEqual(['Two'])
})

test('R095 while somebody reads it, the time stands still; then it goes on from there', () => {
  const channel = createChannel()
  channel.show(['One'], { timeout: 5000 })
  vi.advanceTimersByTime(4000)
  channel.pause()
  channel.pause()
  vi.advanceTimersByTime(60_000)
  expect(shown(channel).messages).toEqual(['One'])
  channel.resume()
  vi.advanceTimersByTime(999)
  expect(shown(channel).messages).toEqual(['One'])
  vi.advanceTimersByTime(1)
  expect(shown(channel).messages).toEqual([])
})

test('R095 what comes under the pointer has all its time when that is gone', () => {
  const channel = createChannel()
  channel.show(['One'])
  channel.pause()
  channel.show(['Two'], { timeout: 1000 })
  vi.advanceTimersByTime(60_000)
  expect(shown(channel).messages).toEqual(['Two'])
  channel.resume()
  channel.resume()
  vi.advanceTimersByTime(1000)
  expect(shown(channel).messages).toEqual([])
})

test('R095 R096 what was closed while it was read keeps no later one from its end', () => {
  const channel = createChannel()
  channel.show(['One'], { dismissible: true, timeout: 1000 })
  channel.pause()
  channel.dismiss()
  channel.show(['Two'], { timeout: 1000 })
  vi.advanceTimersByTime(1000)
  expect(shown(channel).messages).toEqual([])
})

test('R096 the messages can be cleared at once, and their timeout with them', () => {
  const channel = createChannel()
  channel.show(['One'], { timeout: 1000 })
  channel.clear()
  expect(shown(channel).messages).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('R098 two channels know nothing of one another', () => {
  const channel = createChannel()
  channel.show(['In the dialog'])
  expect(shown(pageNotifications).messages).toEqual([])
})
