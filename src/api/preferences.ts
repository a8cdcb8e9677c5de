import type { AccessPreferenceRow, InterestRecord, Saved } from '#contract/preference.ts'
import { badResponse } from './errors.ts'
import { send } from './send.ts'

const listed = <T>(answer: unknown): T[] => {
  if (!Array.isArray(answer)) throw badResponse()
  return answer
}

const succeeded = (answer: unknown): boolean => Boolean((answer as Saved | null | undefined)?.success)

/** All client interest records of the user (R359). */
export const interestRecords = async (signal?: AbortSignal): Promise<InterestRecord[]> =>
  listed(await send({ call: 'current_user/get_cris', ...(signal && { signal }) }))

/** Replaces all records (R354, R357, R359). Returns whether the API reports success. */
export const saveInterestRecords = async (records: readonly InterestRecord[]): Promise<boolean> =>
  succeeded(await send({ call: 'current_user/update_cris', json: { cri_json: JSON.stringify(records) } }))

/** The email preferences by region (R373). */
export const accessPreferences = async (signal?: AbortSignal): Promise<AccessPreferenceRow[]> =>
  listed(await send({ call: 'get_preferences_table', ...(signal && { signal }) }))

/**
 * Activates the options with these labels and deactivates the others (R374). Returns whether the API reports success.
 */
export const saveAccessPreferences = async (labels: readonly string[]): Promise<boolean> =>
  succeeded(await send({ call: 'update_access_preferences', json: { preferences: labels } }))
