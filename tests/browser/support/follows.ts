import type { Follow } from '#contract/follow.ts'
import { note } from './documents.ts'

/** A company that the user follows, with its newest note. */
export const follow = (n: number): Follow => ({
  tag: {
    id: `c${n}`,
    category: 'Company',
    value: `Company ${n}`,
    ticker: `CO${n} LN`,
    profile_link: `/company_profile/c${n}`,
  },
  followed_at: '2026-11-05T09:00:00Z',
  newest: note(n),
})
