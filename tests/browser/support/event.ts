import type { RoadshowDetail } from '#contract/roadshow.ts'
import { notes, paged } from './documents.ts'
import type { FakeApi } from './fake-api.ts'
import { byId } from './replay.ts'
import { known } from './roadshows.ts'

/** An event that this client takes part in, of which everything is known. */
export const joined: RoadshowDetail = {
  ...known,
  start_date: '2099-12-01T08:00:00Z',
  end_date: '2099-12-01T16:00:00Z',
  has_requested_slot: true,
  can_withdraw: true,
  tags: [
    { id: '2001', category: 'Company', value: 'Aurora', profile_link: '/company_profile/2001' },
    { id: '1001', category: 'Analyst', value: 'Ada Byron', profile_link: '/analyst_profile/1001' },
    { id: '301', category: 'Sector', value: 'Industrials' },
  ],
}

/** Answers with an event, and with research on its company. */
export function answerEvent(api: FakeApi, more: Partial<RoadshowDetail> = {}): void {
  api.on(byId, () => ({ ...joined, ...more }))
  api.on('web_documents_by_tag', paged(notes(1, 3)))
}
