import type { Replay, Roadshow, RoadshowDetail } from '#contract/roadshow.ts'

export const eventExample: Roadshow = {
  id: '1',
  name: 'Zielona Bank: meet the management',
  daterange: '5 November 2026, 09:00 – 10:00',
  start_date: '2026-11-05T08:00:00.000Z',
  end_date: '2026-11-05T09:00:00.000Z',
  time_zone: 'Europe/Warsaw',
  description: 'The board explains the quarter.',
  type: { name: 'Roadshow', colour: '#0b5c7a' },
  location: 'Warsaw',
  format: 'In person',
  schedule_url: '/api/files/roadshows/1/schedule.pdf',
  meeting_url: null,
  invitation_url: '/api/files/roadshows/1/invitation.pdf',
  feedback_url: null,
  replay_details: null,
  promoted: false,
  cancelled: false,
  permissioned: true,
  can_register: true,
  has_requested_slot: false,
  calendar_uid: 'event-1@halden.example',
  revision: 0,
}

const replay: Replay = {
  sources: [{ src: '/api/files/replays/vid-1/eyJ2IjoxfQ/film.mp4', type: 'video/mp4' }],
  captions: [{ src: '/api/files/replays/vid-1/eyJ2IjoxfQ/captions.en.vtt', srclang: 'en', label: 'English' }],
  poster_url: '/api/files/replays/vid-1/eyJ2IjoxfQ/poster.jpg',
}

export const eventDetailExample: RoadshowDetail = {
  ...eventExample,
  replay_details: { video_id: 'vid-1', title: 'Zielona Bank: meet the management', duration: 64 },
  replay,
  tags: [{ id: '12', category: 'Company', value: 'Zielona Bank', profile_link: '/company_profile/12' }],
  registration_kind: null,
  can_withdraw: false,
}
