import type { Roadshow } from '#contract/roadshow.ts'

/** An event that this client may take part in. */
export const roadshow = (number: number, more: Partial<Roadshow> = {}): Roadshow => ({
  id: `e${number}`,
  name: `Meeting ${number}`,
  daterange: `${number} December 2026`,
  start_date: `2026-12-${String(number).padStart(2, '0')}T08:00:00Z`,
  end_date: `2026-12-${String(number).padStart(2, '0')}T16:00:00Z`,
  type: { name: 'Roadshow', colour: '#0055aa' },
  location: 'Oslo;Bergen',
  format: 'In person',
  permissioned: true,
  ...more,
})

/** Events `first` to `last`, both included. */
export const roadshows = (first: number, last: number): Roadshow[] =>
  Array.from({ length: last - first + 1 }, (_, index) => roadshow(first + index))

/** An event of which everything is known. */
export const known: Roadshow = roadshow(1, {
  time_zone: 'Europe/Oslo',
  description: 'Results, then questions.',
  schedule_url: '/files/schedule.pdf',
  meeting_url: 'https://meet.example/1',
  invitation_url: '/files/invitation.pdf',
  feedback_url: '/document/R-1',
  replay_details: { video_id: 'v1', title: 'Meeting 1', duration: 64 },
  promoted: true,
  can_register: true,
  has_requested_slot: false,
  calendar_uid: 'e1@broker.example',
  revision: 2,
})

/** A past event in whose replay a search has found words. */
export const quoted: Roadshow = roadshow(1, {
  replay_details: { video_id: 'v1', title: 'Meeting 1', duration: 640 },
  replay_hits: [
    { text: 'The margin <b>rose</b> again.', seconds: 12.5, speaker: 'Ada Byron', marks: [[4, 10]] },
    { text: 'Margins are not everything.', seconds: 93, marks: [[0, 7]] },
  ],
  replay_hit_count: 6,
})
