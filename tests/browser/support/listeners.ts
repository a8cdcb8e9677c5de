type Entry = { type: string; listener: unknown; capture: boolean }

const captures = (options: unknown) =>
  options === true ||
  (typeof options === 'object' && options !== null && 'capture' in options && options.capture === true)

const signalOf = (options: unknown) =>
  typeof options === 'object' && options !== null && 'signal' in options && options.signal instanceof AbortSignal
    ? options.signal
    : undefined

/** Notes the listeners that are added to some targets from now on and not taken away; `stop` gives their types. */
export function countListeners(...targets: EventTarget[]): { stop(): string[] } {
  const entries: Entry[] = []
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const forget = (type: string, listener: unknown, capture: boolean) => {
    const index = entries.findIndex((e) => e.type === type && e.listener === listener && e.capture === capture)
    if (index >= 0) entries.splice(index, 1)
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (targets.includes(this)) {
      const capture = captures(options)
      forget(type, listener, capture)
      entries.push({ type, listener, capture })
      signalOf(options)?.addEventListener('abort', () => forget(type, listener, capture))
    }
    addEventListener.call(this, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (targets.includes(this)) forget(type, listener, captures(options))
    removeEventListener.call(this, type, listener, options)
  }
  return {
    stop() {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener })
      return entries.map(({ type }) => type)
    },
  }
}
