import { listOf, type Operation, type Operations } from './operation.ts'

const event = {
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
  permissioned: true,
  can_register: true,
  has_requested_slot: false,
  calendar_uid: 'event-1@halden.example',
  revision: 0,
}

const replay = {
  sources: [{ src: '/api/files/replays/vid-1/eyJ2IjoxfQ/film.mp4', type: 'video/mp4' }],
  captions: [{ src: '/api/files/replays/vid-1/eyJ2IjoxfQ/captions.en.vtt', srclang: 'en', label: 'English' }],
  poster_url: '/api/files/replays/vid-1/eyJ2IjoxfQ/poster.jpg',
}

const tag = 'Events'
const list = (id: string, summary: string, answer: unknown = listOf(event)): Operation => ({
  id,
  summary,
  tag,
  answer,
  parameters: { order_by_field: 'start_date' },
})

export const eventOperations: Operations = {
  'GET /api/roadshows': list('listEvents', 'Events, the latest first'),
  'GET /api/roadshows/upcoming': list(
    'listUpcomingEvents',
    'Events to come, the next first; the public ones without a session',
  ),
  'GET /api/roadshows/recent': list('listRecentEvents', 'Events that are over, the latest first'),
  'GET /api/roadshows/upcoming_by_tag': list('listUpcomingEventsByTag', 'Events to come that have a tag'),
  'GET /api/roadshows/suggested': list('listSuggestedEvents', 'What is suggested to the reader', [event]),
  'GET /api/roadshows/roadshow_by_id': {
    id: 'getEvent',
    summary: 'An event, with its replay where the reader may watch it',
    tag,
    answer: { ...event, replay_details: { video_id: 'vid-1', title: event.name, duration: 64 }, replay },
  },
  'POST /api/roadshows/{id}/register': {
    id: 'registerForEvent',
    summary: 'Registers the reader, or asks for access; 409 where the event is over, closed or full',
    tag,
    body: {},
  },
}
