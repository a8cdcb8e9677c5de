// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $display, chooseDisplay, followDisplay } from '#portal/display/display.store.ts'
import { DISPLAY, showKeptDisplay } from '#portal/display/show-display.ts'

const page = document.documentElement
let leave = () => {}

beforeEach(() => {
  localStorage.clear()
  leave = followDisplay()
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

/** What another tab has written, as this one hears of it. */
function writtenElsewhere(value: string | null) {
  if (value === null) localStorage.clear()
  else localStorage.setItem(DISPLAY, value)
  window.dispatchEvent(new StorageEvent('storage', { key: value === null ? null : DISPLAY, newValue: value }))
}

const closed = () => {
  throw new DOMException('closed', 'SecurityError')
}

test('at first it is comfortable, in the colours of the system', () => {
  showKeptDisplay()
  expect($display.get()).toEqual({ density: 'comfortable', colours: 'system' })
  expect(page.style.colorScheme).toBe('')
})

test('what is chosen is shown at once, each by itself, and kept for the next page', () => {
  chooseDisplay({ density: 'compact' })
  chooseDisplay({ colours: 'dark' })
  expect(page.dataset.density).toBe('compact')
  expect(page.style.colorScheme).toBe('dark')
  page.dataset.density = ''
  page.style.colorScheme = ''
  showKeptDisplay()
  expect(page.dataset.density).toBe('compact')
  expect(page.style.colorScheme).toBe('dark')
  chooseDisplay({ colours: 'system' })
  expect(page.style.colorScheme).toBe('')
  expect($display.get()).toEqual({ density: 'compact', colours: 'system' })
})

test('other tabs are followed, also when they empty the storage, until it ends', () => {
  writtenElsewhere('compact light')
  expect($display.get()).toEqual({ density: 'compact', colours: 'light' })
  expect(page.style.colorScheme).toBe('light')
  writtenElsewhere(null)
  expect($display.get()).toEqual({ density: 'comfortable', colours: 'system' })
  leave()
  writtenElsewhere('compact dark')
  expect(page.style.colorScheme).toBe('')
})

test('a page that comes back from the browser’s memory catches up', () => {
  localStorage.setItem(DISPLAY, 'compact ')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect($display.get().density).toBe('compact')
})

test('what was meddled with means nothing', () => {
  writtenElsewhere('tiny url(x) {}')
  expect($display.get()).toEqual({ density: 'comfortable', colours: 'system' })
})

test('where storage is closed it holds for the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
  chooseDisplay({ density: 'compact', colours: 'dark' })
  showKeptDisplay()
  expect($display.get()).toEqual({ density: 'compact', colours: 'dark' })
  expect(page.dataset.density).toBe('compact')
})
