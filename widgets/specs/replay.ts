import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const replaySpec = {
  tag: 'research-replay',
  attributes: {
    'roadshow-id': { type: 'string', default: '' },
    'video-id': { type: 'string', default: '' },
    'back-href': { type: 'string', default: '' },
  },
} as const satisfies WidgetSpec

export const replayDocs: WidgetDocs<typeof replaySpec> = {
  summary: 'The replay of an event, with a player.',
  attributes: {
    'roadshow-id': 'The id of the event.',
    'video-id': 'The id of the video; without it, the one that the event names.',
    'back-href': 'Where the link Back leads: a path of the portal, or an address. Without it there is no such link.',
  },
  events: ['research-navigate', 'research-title', 'research-error'],
  slots: { player: 'A player of your own in place of the built-in one, for readers who may watch.' },
  parts: ['heading', 'button'],
}
