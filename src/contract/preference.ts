import { type Static, Type } from 'typebox'
import { parameter } from './field.ts'

/**
 * A client interest record: category to values, joined by `;` with a `%` or `;` inside a value percent-encoded (R358,
 * C58). A record is a distribution preference if it has a category of the editor, even an empty one, or no keys at all.
 * A preference with any values needs a region and a sector (R351). Unknown keys and records are kept unchanged (C73).
 */
export type InterestRecord = Record<string, string>
// `Type.Record` would drop keys with a line break.
export const InterestRecord = Type.Unsafe<InterestRecord>(Type.Object({}, { additionalProperties: Type.String() }))

/** Answer of `GET current_user/get_cris` (R359): all records, in the user's order. */
export const InterestRecords = Type.Array(InterestRecord)

/**
 * Body of `POST current_user/update_cris` (R359): the whole list, as JSON or as JSON text. An empty list deletes all
 * records (R357). 400: it is not a list. 422: a record may not be saved; each of `errors` names it, `Distribution
 * Preference 3: …`, counted among all stored distribution preferences.
 */
export const UpdateInterests = Type.Object({ cri_json: Type.Union([Type.String(), Type.Array(Type.Unknown())]) })
export type UpdateInterests = Static<typeof UpdateInterests>

/**
 * Query of `GET get_tags_from_cri_json` (R383): a record or a list of records as JSON text. The answer has the tags
 * that the records name, by category of the editor. A tag is `disabled` if the user's subscription covers no part of
 * it, and `inactive` if it is old. Values that are not tags are left out.
 */
export const InterestTagsQuery = Type.Object({
  cri_json: parameter('A client interest record, or a list of them, as JSON text.', '[{"Region":"Europe"}]'),
})

/** Answer of a save. A client treats any falsy value as a failure (R360, R376). */
export const Saved = Type.Object({ success: Type.Boolean() })
export type Saved = Static<typeof Saved>

/** One switch of the email preferences; `label` is its name in a save (R369, R374). */
export const AccessOption = Type.Object({ label: Type.String(), active: Type.Boolean(), permitted: Type.Boolean() })
export type AccessOption = Static<typeof AccessOption>

/** A region's switches by key. Switches that the region does not have are absent (R366, R369, C74). */
export const AccessPreferenceRow = Type.Object({
  region: Type.String(),
  Daily: Type.Optional(AccessOption),
  Weekly: Type.Optional(AccessOption),
  'Stock ideas / sales commentary': Type.Optional(AccessOption),
  'Events & Marketing': Type.Optional(AccessOption),
})
export type AccessPreferenceRow = Static<typeof AccessPreferenceRow>

/** Answer of `GET get_preferences_table` (R373). */
export const AccessPreferences = Type.Array(AccessPreferenceRow)

/**
 * Body of `POST update_access_preferences` (R374): the labels of the options to activate. 422 if one is not permitted.
 * Options that are not permitted keep their state.
 */
export const UpdateAccessPreferences = Type.Object({
  preferences: Type.Array(Type.String({ maxLength: 400 }), { maxItems: 2000 }),
})
export type UpdateAccessPreferences = Static<typeof UpdateAccessPreferences>
