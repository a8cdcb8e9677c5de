import type { Frame } from './frame.ts'

type Count = { [what: string]: number }

/** What a page holds: counted from now on, so that what was there before is not in it. */
export function watchHoldings({ window: page, document, api }: Frame): () => Count {
  const timers = new Set<number>()
  const observers = new Map<string, Set<object>>()
  const listeners: { target: EventTarget; type: string; listener: unknown; capture: boolean }[] = []
  let channels = 0

  const wrapTimer = (set: 'setTimeout' | 'setInterval' | 'requestAnimationFrame', clear: string, once: boolean) => {
    const [start, stop] = [page[set].bind(page), Reflect.get(page, clear).bind(page)]
    Reflect.set(page, set, (callback: (...given: unknown[]) => void, ...rest: unknown[]) => {
      const id = Reflect.apply(start, page, [
        (...given: unknown[]) => {
          if (once) timers.delete(id)
          callback(...given)
        },
        ...rest,
      ])
      timers.add(id)
      return id
    })
    Reflect.set(page, clear, (id: number) => {
      timers.delete(id)
      stop(id)
    })
  }
  wrapTimer('setTimeout', 'clearTimeout', true)
  wrapTimer('setInterval', 'clearInterval', false)
  wrapTimer('requestAnimationFrame', 'cancelAnimationFrame', true)

  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const active = new Map<object, Set<unknown>>()
    observers.set(name, new Set())
    const { prototype } = page[name]
    const { observe, disconnect } = prototype
    const unobserve: unknown = Reflect.get(prototype, 'unobserve')
    const told = (observer: object) => {
      const isActive = (active.get(observer)?.size ?? 0) > 0
      observers.get(name)?.[isActive ? 'add' : 'delete'](observer)
    }
    prototype.observe = function (this: object, target: unknown, ...rest: unknown[]) {
      active.set(this, (active.get(this) ?? new Set()).add(target))
      told(this)
      return Reflect.apply(observe, this, [target, ...rest])
    } as typeof observe
    if (typeof unobserve === 'function')
      Reflect.set(prototype, 'unobserve', function (this: object, target: unknown) {
        active.get(this)?.delete(target)
        told(this)
        return Reflect.apply(unobserve, this, [target])
      })
    prototype.disconnect = function (this: object) {
      active.delete(this)
      told(this)
      return Reflect.apply(disconnect, this, [])
    }
  }

  const global = [page, document, page.history, page.navigator, page.screen, page.visualViewport]
  const isGlobal = (target: unknown) => global.some((each) => each === target) || target instanceof page.MediaQueryList
  const { addEventListener, removeEventListener } = page.EventTarget.prototype
  const capturing = (options: unknown) => options === true || Object(options).capture === true
  const forget = (target: EventTarget, type: string, listener: unknown, capture: boolean) => {
    const index = listeners.findIndex(
      (each) => each.target === target && each.type === type && each.listener === listener && each.capture === capture,
    )
    if (index >= 0) listeners.splice(index, 1)
  }
  page.EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? page
    if (isGlobal(target)) {
      forget(target, type, listener, capturing(options))
      listeners.push({ target, type, listener, capture: capturing(options) })
      Object(options).signal?.addEventListener('abort', () => forget(target, type, listener, capturing(options)))
    }
    addEventListener.call(target, type, listener, options)
  }
  page.EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? page
    forget(target, type, listener, capturing(options))
    removeEventListener.call(target, type, listener, options)
  }

  const Channel = page.BroadcastChannel
  page.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name)
      channels++
    }
    override close() {
      channels--
      super.close()
    }
  }

  /** How many follow the state that all elements of the page share: whoever does is kept in memory by it. */
  const followers = () => {
    const { slots } = Object(Reflect.get(page, Symbol.for('research-portal.runtime'))) as {
      slots?: Map<string, unknown>
    }
    return [...(slots?.values() ?? [])].reduce<number>((sum, slot) => sum + (Number(Object(slot).lc) || 0), 0)
  }

  return () => ({
    listeners: listeners.length,
    followers: followers(),
    timers: timers.size,
    ...Object.fromEntries([...observers].map(([name, active]) => [name, active.size])),
    channels,
    nodes: document.querySelectorAll('*').length,
    adopted: document.adoptedStyleSheets.length,
    requests: api.pending(),
  })
}
