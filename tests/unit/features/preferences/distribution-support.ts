import { onTestFinished, vi } from 'vitest'
import type { InterestRecord } from '#contract/preference.ts'
import { createDistribution, type DistributionStore } from '#features/preferences/distribution/distribution.store.ts'
import { type FakeApi, json } from '../../../support/fake-api.ts'

export const LIST = 'GET current_user/get_cris'
export const SAVE = 'POST current_user/update_cris'

export const nordics: InterestRecord = { Region: 'Nordics', Sector: 'Industrials' }
export const asia: InterestRecord = { Region: 'Asia', Sector: 'Energy;Materials' }
export const oceania: InterestRecord = { Region: 'Oceania', Sector: 'Healthcare' }
/** None of the preferences. */
export const other: InterestRecord = { Channel: 'post', Region: 'Asia' }

/** The API with a list of its own; another window may `write` it. */
export function storedRecords(api: FakeApi, ...first: InterestRecord[]) {
  let records = first
  api.script(LIST, (request) => json(records)(request))
  api.script(SAVE, async (request) => {
    records = JSON.parse((await request.json()).cri_json)
    return json({ success: true })(request)
  })
  return {
    now: () => records,
    write: (...next: InterestRecord[]) => {
      records = next
    },
  }
}

/** The lists that were sent. */
export const sent = (api: FakeApi): InterestRecord[][] =>
  api.sent(SAVE).map((request) => JSON.parse((request.json as { cri_json: string }).cri_json))

/** The preferences of a reader as the tab makes them, loaded, with what was told of failures. */
export async function loaded(irrelevantCris: readonly string[] = []) {
  const failures: Error[] = []
  const store = createDistribution({ irrelevantCris, onFailure: (failure) => failures.push(failure) })
  const stop = store.start()
  onTestFinished(stop)
  await vi.waitUntil(() => store.$list.get().state !== 'loading')
  return { ...store, stop, failures }
}

export function entriesOf({ $list }: Pick<DistributionStore, '$list'>) {
  const list = $list.get()
  return list.state === 'ready' ? list.value : []
}

export const entryAt = (store: Pick<DistributionStore, '$list'>, number: number) => {
  const entry = entriesOf(store)[number - 1]
  if (!entry) throw new Error(`There is no preference ${number}`)
  return entry
}

/** What the cards say: number and regions. */
export const shown = (store: Pick<DistributionStore, '$list'>) =>
  entriesOf(store).map(({ number, preference }) => `${number} ${preference.Region?.join(', ')}`)
