import type { DeskEvent, DeskEventDraft, DeskEventRow, DeskRegistration } from '#contract/desk-events.ts'

export const rowExample: DeskEventRow = {
  id: '1',
  name: 'Zielona Bank: meet the management',
  type: { id: '12', name: 'Management Roadshow', colour: '#0b5c7a' },
  start_date: '2026-11-05T09:00:00+01:00',
  end_date: '2026-11-05T10:00:00+01:00',
  time_zone: 'Europe/Warsaw',
  location: 'Warsaw',
  format: 'In person',
  state: 'open',
  registered: 8,
  requested: 1,
  capacity: 20,
}

export const eventExample: DeskEvent = {
  ...rowExample,
  description: 'The board explains the quarter.',
  meeting_url: null,
  tags: {
    Region: [{ id: '3', value: 'Europe' }],
    Sector: [{ id: '21', value: 'Banks' }],
    Company: [{ id: '2001', value: 'Zielona Bank' }],
    Analyst: [{ id: '1004', value: 'Marek Nowak' }],
  },
  level: 2,
  can_register: true,
  is_public: false,
  promoted: false,
  revision: 0,
  told_by_mail: 9,
  cancel_reason: null,
}

export const draftExample: DeskEventDraft = {
  name: 'Zielona Bank: meet the management',
  type_id: '12',
  start_time: '2026-11-05T09:00',
  end_time: '2026-11-05T10:00',
  time_zone: 'Europe/Warsaw',
  location: 'Warsaw',
  meeting_url: '',
  format: 'In person',
  description: 'The board explains the quarter.',
  capacity: 20,
  tags: { Region: ['3'], Sector: ['21'], Company: ['2001'], Analyst: ['1004'] },
  level: 2,
  can_register: true,
  is_public: false,
  promoted: false,
}

export const registrationExample: DeskRegistration = {
  user_id: '7',
  name: 'Alexandra Whitfield',
  username: 'alexandra@client.example',
  firm: 'Client Capital',
  reference: 'CRM-42',
  kind: 'register',
  registered_at: '2026-10-30T08:15:00.000Z',
}
