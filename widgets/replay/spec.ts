import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const replaySpec = {
  tag: 'research-replay',
  attributes: {
    'roadshow-id': { type: 'string', default: '', required: true },
    'video-id': { type: 'string', default: '' },
    'back-href': { type: 'string', default: '' },
  },
} as const satisfies WidgetSpec

export const replayDocs: WidgetDocs<typeof replaySpec> = {
  summary: 'The recording of an event, with a player.',
  attributes: {
    'roadshow-id': 'The id of the event.',
    'video-id': 'The id of the video. Without it, the element takes the video of the event.',
    'back-href': 'Target of the link Back: a path of the portal, or an address. Without it the link is not shown.',
  },
  events: ['research-navigate', 'research-title', 'research-error'],
  slots: { player: 'Your own player instead of the built-in one, for users who may watch the replay.' },
  parts: ['heading', 'button'],
}
