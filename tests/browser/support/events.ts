import { eventDocs } from '#widgets/runtime/widget-docs.ts'

const eventNames = Object.keys(eventDocs) as (keyof typeof eventDocs)[]

/** Hears every event of the elements at `document`, the outermost place a host may listen; `stop` ends it. */
export function hear(target: EventTarget = document): { events: CustomEvent[]; stop(): void } {
  const events: CustomEvent[] = []
  const note = (event: Event) => void (event instanceof CustomEvent && events.push(event))
  for (const name of eventNames) target.addEventListener(name, note)
  return {
    events,
    stop() {
      for (const name of eventNames) target.removeEventListener(name, note)
    },
  }
}

/** Clicks a link, tells whether the browser would follow it, and keeps it from doing so. */
export function follows(link: HTMLElement): boolean {
  let followed = false
  const stay = (event: Event) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay, { once: true })
  link.click()
  return followed
}
