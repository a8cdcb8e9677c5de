import { Type } from 'typebox'
import { InterestRecord, type UpdateInterests } from '#contract/preference.ts'
import { badRequest } from '#server/platform/http/http-errors.ts'
import { parseJson } from '#server/platform/http/lists/json-parameter.ts'

const Records = Type.Array(Type.Unknown())
const OneOrMore = Type.Union([InterestRecord, Type.Array(InterestRecord)])

/** Reads the body of `POST current_user/update_cris`. Nothing is no empty list, which would delete all. */
export function recordsToSave({ cri_json }: UpdateInterests): readonly unknown[] {
  const records = typeof cri_json === 'string' ? parseJson('cri_json', Records, cri_json) : cri_json
  if (!records) throw badRequest('cri_json must be a list of records.')
  return records
}

/** Reads the query of `GET get_tags_from_cri_json`. */
export const recordsToName = (cri_json: string): readonly InterestRecord[] =>
  [parseJson('cri_json', OneOrMore, cri_json) ?? []].flat()
