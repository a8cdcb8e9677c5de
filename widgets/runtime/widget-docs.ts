import type { WidgetSpec } from './widget-spec.ts'

/** The events of elements, with their classes. */
export const eventDocs = {
  'research-signed-in': { type: 'SignedInEvent', text: 'A user signed in through this element.' },
  'research-signed-out': {
    type: 'SignedOutEvent',
    text: 'The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`.',
  },
  'research-navigate': {
    type: 'NavigateEvent',
    text: 'A portal link was activated. Cancel the event to navigate yourself.',
  },
  'research-open-document': {
    type: 'OpenDocumentEvent',
    text: 'A document is about to open. Cancel the event to open it yourself.',
  },
  'research-registered': {
    type: 'RegisteredEvent',
    text: 'The user registered for an event or requested access to it.',
  },
  'research-withdrawn': {
    type: 'WithdrawnEvent',
    text: 'The user cancelled a registration for an event, or withdrew a request for access to it.',
  },
  'research-title': {
    type: 'TitleEvent',
    text: 'The title of the content changed to `detail.title`; use it for the page title.',
  },
  'research-unsaved': {
    type: 'UnsavedEvent',
    text: '`detail.unsaved` tells whether the element holds unsaved changes. Await `detail.ask()` before leaving the page.',
  },
  'research-error': { type: 'ErrorEvent', text: 'Something failed. `detail.code` is stable.' },
} as const

/** Descriptions of the attributes of every element. */
export const commonAttributeDocs = {
  theme: 'Colours. `auto` follows the `color-scheme` of the page.',
}

/** Descriptions of the parts of every element. */
export const commonParts = { root: 'Everything inside the element.' }

/** Descriptions of the parts of some elements, which a host styles by `::part(…)`. */
export const partDocs = {
  heading: 'Headings.',
  button: 'Buttons with a label, and links styled like them.',
  field: 'Input fields with their borders, without their labels.',
  card: 'One item of a list of cards: a document, an event, a preference.',
  table: 'Tables.',
  notice: 'Messages about success or failure.',
  dialog: 'Dialogs and other overlays, with their borders.',
} as const

/** The events of every element. */
const commonEvents = ['research-signed-out'] as const satisfies readonly (keyof typeof eventDocs)[]

/** All events of an element. */
export const getEvents = ({ events }: Pick<WidgetDocs<WidgetSpec>, 'events'>): (keyof typeof eventDocs)[] => [
  ...events,
  ...commonEvents,
]

/**
 * The documentation of an element. Types, `custom-elements.json` and `docs/elements.md` are generated from it and the
 * spec.
 */
export type WidgetDocs<S extends WidgetSpec> = {
  summary: string
  attributes: Record<keyof S['attributes'] & string, string>
  /** In addition to the events of every element. */
  events: readonly Exclude<keyof typeof eventDocs, (typeof commonEvents)[number]>[]
  /** The slots by name. */
  slots?: Readonly<Record<string, string>>
  /** In addition to the parts of every element. */
  parts?: readonly (keyof typeof partDocs)[]
}
