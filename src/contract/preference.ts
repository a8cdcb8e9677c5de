import { type Static, Type } from 'typebox'
import { parameter } from './field.ts'

/**
 * A client interest record: category to its values, joined by `;` with a `%` or `;` inside a value percent-encoded (R358, C58).
 * One that has a category of the editor, even an empty one, or no keys at all is a distribution preference; one that chooses
 * anything needs a region and a sector (R351). Keys and records that mean nothing here are kept as they are (C73).
 */
export type InterestRecord = Record<string, string>
// Not `Type.Record`, whose pattern leaves out keys with a line break.
export const InterestRecord = Type.Unsafe<InterestRecord>(Type.Object({}, { additionalProperties: Type.String() }))

/** Answer of `GET current_user/get_cris` (R359): every record, in the reader's order. */
export const InterestRecords = Type.Array(InterestRecord)

/**
 * Body of `POST current_user/update_cris` (R359): the whole list, as JSON text or as it is. An empty one deletes all (R357).
 * 400 where it is no list; 422 where a record may not be saved, each of `errors` naming it: `Distribution Preference 3: …`,
 * counted among all distribution preferences, whatever a client leaves out of them.
 */
export const UpdateInterests = Type.Object({ cri_json: Type.Union([Type.String(), Type.Array(Type.Unknown())]) })
export type UpdateInterests = Static<typeof UpdateInterests>

/**
 * Query of `GET get_tags_from_cri_json` (R383): a record or a list of them as JSON text. The answer has the tags named by it,
 * by category of the editor; `disabled` where the reader's subscription covers none of a tag, `inactive` where it is old. What
 * names no tag is left out.
 */
export const InterestTagsQuery = Type.Object({
  cri_json: parameter('A client interest record, or a list of them, as JSON text.', '[{"Region":"Europe"}]'),
})

/** Answer of a save; a client takes anything falsy for a failure (R360, R376). */
export const Saved = Type.Object({ success: Type.Boolean() })
export type Saved = Static<typeof Saved>

/** One switch of the email preferences; `label` is its name in a save (R369, R374). */
export const AccessOption = Type.Object({ label: Type.String(), active: Type.Boolean(), permitted: Type.Boolean() })
export type AccessOption = Static<typeof AccessOption>

/** A region's switches by key; what the region does not have is left out (R366, R369, C74). */
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
 * Body of `POST update_access_preferences` (R374): the labels of what is to be active, each of a permitted option, else 422.
 * What is not permitted keeps its state.
 */
export const UpdateAccessPreferences = Type.Object({
  preferences: Type.Array(Type.String({ maxLength: 400 }), { maxItems: 2000 }),
})
export type UpdateAccessPreferences = Static<typeof UpdateAccessPreferences>
