import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const replaySpec = {
  tag: 'research-replay',
  attributes: {
    'roadshow-id': { type: 'string', default: '', required: true },
    'video-id': { type: 'string', default: '' },
    'back-href': { type: 'string', default: '' },
    'url-state': { type: 'enum', values: ['memory', 'page', 'prefixed'], default: 'memory' },
  },
} as const satisfies WidgetSpec

export const replayDocs: WidgetDocs<typeof replaySpec> = {
  summary:
    'The recording of an event, with a player. If there are captions, they are shown as a transcript with a search, beside the film or, below 960 px of width, under it; a press on a sentence seeks the film.',
  attributes: {
    'roadshow-id': 'The id of the event.',
    'video-id': 'The id of the video. Without it, the element takes the video of the event.',
    'back-href': 'Target of the link Back: a path of the portal, or an address. Without it the link is not shown.',
    'url-state':
      'Where the second of the film is read at the start and kept when a sentence is pressed, together with the words of the search (`t=93&find=margin`): in memory (`memory`); in the query string of the page, which the element then owns as a whole, as in the portal (`page`); or in the query string as `research-t` and `research-find`, next to the keys of the host (`prefixed`).',
  },
  events: ['research-navigate', 'research-title', 'research-error'],
  slots: { player: 'Your own player instead of the built-in one, for users who may watch the replay.' },
  parts: ['heading', 'button', 'field'],
}
