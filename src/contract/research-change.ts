import { type Static, Type } from 'typebox'
import { WebDocument } from './document.ts'
import { Day, maybe, parameter } from './field.ts'
import { paging } from './filter.ts'
import { listSchema } from './list.ts'

/** What happened to a rating; a suspended one is no opinion any more. */
export type RatingKind = 'initiation' | 'upgrade' | 'downgrade' | 'suspension' | 'reiteration'

/** What happened to a target price. One that is now in another currency was neither raised nor cut. */
export type TargetKind = 'raised' | 'cut' | 'unchanged' | 'currency'

/**
 * A change of a rating or a target price, with the note that says it. `kind` is a `RatingKind` and `target_change` a
 * `TargetKind`; a client ignores others. Prices are told in the user's scope only, as in the company's record.
 */
export const ResearchChange = Type.Object({
  day: Day,
  kind: maybe(Type.String({ description: 'initiation, upgrade, downgrade, suspension or reiteration.' })),
  target_change: maybe(Type.String({ description: 'raised, cut, unchanged or currency; absent without a target.' })),
  ticker: maybe(Type.String()),
  prior_target_price_currency: maybe(Type.String()),
  close_price: maybe(Type.Number()),
  price_currency: maybe(Type.String()),
  document: WebDocument,
})
export type ResearchChange = Static<typeof ResearchChange>

/** A list of changes. The two counts are of the whole window, whatever `kind` selects. */
export const ResearchChangeList = Type.Object({
  ...listSchema(ResearchChange).properties,
  rating_changes: Type.Integer({ description: 'Initiations, upgrades, downgrades and suspensions.' }),
  target_changes: Type.Integer({ description: 'Targets that were raised or cut.' }),
})
export type ResearchChangeList = Static<typeof ResearchChangeList>

/**
 * Query of `GET research_changes`. The window ends with `end_date`, by default the day of the newest document. The open keys
 * `filter_{Category}` select the notes, as in lists of documents.
 */
export const ResearchChangeQuery = Type.Object(
  {
    days: Type.Optional(parameter('Length of the window in days, 1 to 92; 7 by default.', '7')),
    end_date: Type.Optional(parameter('Last day, YYYY-MM-DD; with `days=1` the only one.', '2026-11-04')),
    kind: Type.Optional(
      parameter(
        'Kinds joined by `;`: `initiation`, `upgrade`, `downgrade`, `suspension`, `reiteration`, `raised`, `cut`, `currency`. Absent: all but ratings and targets that stay as they were.',
        'upgrade;downgrade',
      ),
    ),
    public: Type.Optional(
      parameter('`true`: the changes that the provider shows to everybody; no session is needed.', 'true'),
    ),
    ...paging,
  },
  { additionalProperties: Type.Union([Type.String(), Type.Array(Type.String())]) },
)
export type ResearchChangeQuery = Static<typeof ResearchChangeQuery>
