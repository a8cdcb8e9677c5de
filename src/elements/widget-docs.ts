import type { WidgetSpec } from './widget-spec.ts'

/** What an element fires, by the class of the event. */
export const eventDocs = {
  'research-signed-in': { type: 'SignedInEvent', text: 'A visitor signed in through this element.' },
  'research-signed-out': { type: 'SignedOutEvent', text: 'A visitor signed out through this element.' },
  'research-navigate': { type: 'NavigateEvent', text: 'A link of the portal was chosen; cancel it to take over.' },
  'research-open-document': { type: 'OpenDocumentEvent', text: 'A document is about to open; cancel it to take over.' },
  'research-registered': {
    type: 'RegisteredEvent',
    text: 'The reader takes part in an event, or has asked for access.',
  },
  'research-title': { type: 'TitleEvent', text: 'What is shown has a title, `detail.title`.' },
  'research-unsaved': {
    type: 'UnsavedEvent',
    text: 'Whether there are unsaved changes; call `detail.ask()` before leaving the page.',
  },
  'research-error': { type: 'ErrorEvent', text: 'Something failed; `detail.code` is stable.' },
} as const

/** Attributes that every widget has, in words. */
export const commonAttributeDocs = {
  theme: 'Colours. `auto` follows the `color-scheme` of the page.',
}

/** Parts that every widget has, in words. */
export const commonParts = { root: 'Everything inside the element.' }

/** Parts that some widgets have, in words: what a host styles by `::part(…)`. */
export const partDocs = {
  heading: 'Headings.',
  button: 'Buttons with words, and links that look like them.',
  field: 'Fields to type or choose in, with their borders, without their labels.',
  card: 'One of several things that stand beside or below each other: a document, an event, a preference.',
  table: 'Tables.',
  notice: 'Messages about what went well or wrong.',
  dialog: 'Dialogs and what else lies over the page, with their borders.',
} as const

/** A widget in words: types, `custom-elements.json` and the README's tables are made from this and the spec. */
export type WidgetDocs<S extends WidgetSpec> = {
  summary: string
  attributes: Record<keyof S['attributes'] & string, string>
  events: readonly (keyof typeof eventDocs)[]
  /** What the host may put inside, by the name of the slot. */
  slots?: Readonly<Record<string, string>>
  /** What the host may style, besides the parts that every widget has. */
  parts?: readonly (keyof typeof partDocs)[]
}
