import type { seedAccounts } from '../accounts.ts'
import { addDays, workingDayAfter, workingDayBefore } from '../calendar.ts'
import { levels } from '../generate/assemble.ts'
import type { EventType, SeedEvent } from '../generate/event.ts'
import { tagId, type World } from '../generate/world.ts'
import { clockChange, instantOf } from '../generate/zoned-time.ts'
import { randomFor } from '../random.ts'
import { eventOn } from '../writers/event-texts.ts'
import { edgeCompanies } from './companies.ts'
import { edgeReference } from './documents.ts'

/** Planted events by what is special about them. */
export const edgeEventIds = {
  acrossClockChange: 1,
  acrossClockChangePast: 2,
  severalDays: 3,
  endingToday: 4,
  startedYesterday: 5,
  withoutEnd: 6,
  withoutEndPast: 7,
  meetingLink: 8,
  promoted: 9,
  notPermissioned: 10,
  notPermissionedPast: 11,
  requestedPermissioned: 12,
  requestedNotPermissioned: 13,
  closedRegistration: 14,
  feedbackText: 15,
  feedbackDocument: 16,
  replay: 17,
  replayNotPermissioned: 18,
  threeLocations: 19,
  withoutLocation: 20,
  hostileName: 21,
  longName: 22,
  withoutColour: 23,
  fiveRegions: 24,
  full: 25,
  replayAsStream: 26,
} as const

export type EdgeEvent = keyof typeof edgeEventIds

/** Events that a full account has asked for already (R325). */
export const requestedEvents: readonly { event: EdgeEvent; kind: 'register' | 'request' }[] = [
  { event: 'requestedPermissioned', kind: 'register' },
  { event: 'requestedNotPermissioned', kind: 'request' },
]

/** The one place of an event that has no more, and the account that has it. */
export const takenPlaces = [{ event: 'full', account: 'fresh' }] as const satisfies readonly {
  event: EdgeEvent
  account: keyof typeof seedAccounts
}[]

type Plan = {
  type?: EventType
  /** Working days from the anchor; negative: in the past. */
  days: number
  company?: number
  hasReplay?: true
  /** Only the name in the data of tests holds markup. */
  hostile?: true
  change?: (event: SeedEvent, anchor: Date) => Partial<SeedEvent>
}

const closed = { previewLevel: levels.nobody, isPublic: false }
const open = { previewLevel: levels.standard, canRegister: true, promoted: false }
const ZONE = 'Europe/London'

/** From Friday morning to Monday evening around the night in which London's clocks change. */
function aroundClockChange(anchor: Date, step: 1 | -1): Partial<SeedEvent> {
  const night = clockChange(addDays(anchor, step * 8), ZONE, step)
  return {
    name: `Conference on ${step === 1 ? 'the coming' : 'the past'} quarter, over a weekend`,
    startAt: instantOf(addDays(night, -2), 9 * 60, ZONE),
    endAt: instantOf(addDays(night, 1), 17 * 60, ZONE),
    timeZone: ZONE,
    location: 'London',
    format: 'In person',
  }
}

const lastingDays = (event: SeedEvent, days: number): Partial<SeedEvent> => ({
  endAt: new Date(event.startAt.getTime() + (days * 24 + 8) * 3_600_000),
})

const regionsOfMany = ['Nordics', 'Western Europe', 'North America', 'Greater China', 'Oceania']

const plans: Readonly<Record<EdgeEvent, Plan>> = {
  acrossClockChange: { type: 'Conference', days: 10, change: (_, anchor) => aroundClockChange(anchor, 1) },
  acrossClockChangePast: { type: 'Conference', days: -10, change: (_, anchor) => aroundClockChange(anchor, -1) },
  severalDays: { type: 'Conference', days: 6, change: (event) => lastingDays(event, 3) },
  endingToday: {
    type: 'Conference',
    days: -2,
    change: (_, anchor) => ({ timeZone: ZONE, location: 'London', endAt: instantOf(anchor, 18 * 60, ZONE) }),
  },
  startedYesterday: { type: 'Analyst Roadshow', days: -1, change: (event) => lastingDays(event, 4) },
  withoutEnd: { type: 'Webinar', days: 3, change: () => ({ endAt: null }) },
  withoutEndPast: { type: 'Webinar', days: -4, change: () => ({ endAt: null }) },
  meetingLink: {
    type: 'Webinar',
    days: 4,
    change: () => ({ ...open, meetingUrl: 'https://meet.halden.example/open-room' }),
  },
  promoted: { type: 'Management Roadshow', days: 5, change: () => ({ ...open, promoted: true }) },
  notPermissioned: { type: 'Dinner', days: 5, change: () => ({ ...open, ...closed }) },
  notPermissionedPast: { type: 'Dinner', days: -6, change: () => closed },
  requestedPermissioned: { type: 'Site Visit', days: 7, change: () => open },
  requestedNotPermissioned: { type: 'Site Visit', days: 8, change: () => ({ ...open, ...closed }) },
  closedRegistration: { type: 'Expert Call', days: 6, change: () => ({ ...open, canRegister: false }) },
  feedbackText: {
    type: 'Management Roadshow',
    days: -7,
    change: () => ({ feedbackUrl: 'Slides & "handout" follow; ask us' }),
  },
  feedbackDocument: {
    type: 'Site Visit',
    days: -8,
    change: () => ({ feedbackUrl: `/document/${edgeReference('fiveRegions')}` }),
  },
  replay: { type: 'Webinar', days: -5, hasReplay: true, change: () => ({ previewLevel: levels.trial }) },
  replayNotPermissioned: { type: 'Webinar', days: -9, hasReplay: true, change: () => closed },
  threeLocations: {
    type: 'Management Roadshow',
    days: 9,
    change: () => ({ ...open, location: 'London;Zürich;São Paulo', format: 'In person' }),
  },
  withoutLocation: { type: 'Dinner', days: 11, change: () => ({ ...open, location: null }) },
  hostileName: {
    type: 'Expert Call',
    days: 12,
    hostile: true,
    company: edgeCompanies.markup.id,
    change: () => ({
      ...open,
      name: `<img src=x onerror="window.hostile = 'event'"> & "quotes"; it's an event`,
      description: `<script>window.hostile = 'description'</script>`,
    }),
  },
  longName: { type: 'Site Visit', days: 13, company: edgeCompanies.longName.id, change: () => open },
  withoutColour: { type: 'Dinner', days: 14, change: () => open },
  fiveRegions: {
    type: 'Conference',
    days: 15,
    change: ({ tagIds }) => {
      const ids = regionsOfMany.map((region) => tagId('Region', region))
      return { ...open, regionIds: ids, tagIds: [...new Set([...tagIds, ...ids])] }
    },
  },
  full: { type: 'Dinner', days: 16, company: edgeCompanies.longName.id, change: () => ({ ...open, capacity: 1 }) },
  replayAsStream: { type: 'Webinar', days: -10, hasReplay: true, change: () => ({ previewLevel: levels.trial }) },
}

/** A working day, except right around the anchor. */
function dayFrom(anchor: Date, days: number): Date {
  if (days > 2) return workingDayAfter(anchor, days - 1)
  return days < -2 ? workingDayBefore(anchor, -days - 1) : addDays(anchor, days)
}

/** Writes a planted event. */
export function writeEdgeEvent(key: EdgeEvent, id: number, world: World): SeedEvent {
  const {
    type = 'Webinar',
    days,
    company = edgeCompanies.fifteenCharacters.id,
    hasReplay = false,
    change,
    hostile,
  } = plans[key]
  const kind = { day: dayFrom(world.anchor, days), isPast: days < -2, hasReplay }
  const event = eventOn({ id, world, random: randomFor('event', id) }, { company: world.company(company), type, kind })
  if (hostile && !world.hostile) return { ...event, ...open }
  return { ...event, ...change?.(event, world.anchor) }
}
