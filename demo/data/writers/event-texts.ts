import { addDays } from '../calendar.ts'
import { levels } from '../generate/assemble.ts'
import type { Company } from '../generate/company.ts'
import { companyFacts } from '../generate/company-facts.ts'
import type { EventType, SeedEvent } from '../generate/event.ts'
import { firstId, referenceOf, tickerIdOf } from '../generate/identifiers.ts'
import { Prose } from '../generate/prose.ts'
import { tagId, type World } from '../generate/world.ts'
import { instantOf } from '../generate/zoned-time.ts'
import { type Random, randomFor } from '../random.ts'
import { capitalise, type Facts } from '../template.ts'
import { eventTexts } from '../texts/desk.ts'
import { citiesOf, financialCentres, zoneOf } from '../world/cities.ts'
import { regions } from '../world/countries.ts'
import { roadshowTypes } from '../world/labels.ts'
import { rivalsOf } from './company-context.ts'
import { writeCaptions } from './event-captions.ts'
import { ratedCompanies } from './market-facts.ts'

export type EventContext = { id: number; world: World; random: Random }

/** When an event is, and whether it can be looked back at. */
export type EventKind = { day: Date; isPast: boolean; hasReplay: boolean }

const kinds: readonly EventType[] = roadshowTypes.map(({ name }) => name)

/** How long events last in minutes, and how many days. */
const lengths: Readonly<Record<EventType, { minutes: readonly number[]; days: readonly number[] }>> = {
  'Management Roadshow': { minutes: [480], days: [1] },
  'Analyst Roadshow': { minutes: [420, 480], days: [1] },
  Conference: { minutes: [540], days: [1, 2, 3] },
  'Expert Call': { minutes: [45, 60], days: [1] },
  'Site Visit': { minutes: [240, 420], days: [1, 1, 2] },
  Webinar: { minutes: [30, 45, 60], days: [1] },
  'Results Call': { minutes: [60], days: [1] },
  Dinner: { minutes: [150, 180], days: [1] },
}

/** How many may take part. */
const places: Readonly<Record<EventType, number | null>> = {
  'Management Roadshow': 40,
  'Analyst Roadshow': 40,
  Conference: 250,
  'Expert Call': 80,
  'Site Visit': 20,
  Webinar: null,
  'Results Call': null,
  Dinner: 12,
}

/** What a provider advertises: large, and closed to few of its clients. */
const isAdvertised = (type: EventType, previewLevel: number) =>
  (type === 'Webinar' || type === 'Conference') && previewLevel <= levels.standard

const isRemote = (type: EventType) => type === 'Expert Call' || type === 'Webinar' || type === 'Results Call'

const isOfCompany = (type: EventType) =>
  type === 'Management Roadshow' || type === 'Site Visit' || type === 'Results Call' || type === 'Dinner'

function startMinute(type: EventType, random: Random): number {
  if (type === 'Dinner') return 19 * 60
  if (isRemote(type)) return random.int(18, 33) * 30
  return random.pick([8 * 60 + 30, 9 * 60])
}

const continent = (city: string) => zoneOf(city).split('/')[0]

/** A tour takes a day for each city and stays on one continent. */
function tourOf(random: Random): string[] {
  const first = random.pick(financialCentres)
  const near = random.shuffle(financialCentres.filter((city) => city !== first && continent(city) === continent(first)))
  return [first, ...near.slice(0, random.int(0, 2))]
}

/** The cities of an event, the first one gives its time zone. */
function citiesFor(type: EventType, company: Company, random: Random): string[] {
  if (type === 'Management Roadshow' || type === 'Analyst Roadshow') return tourOf(random)
  if (type === 'Dinner') return [random.pick(financialCentres)]
  if (type === 'Conference') return [random.pick(citiesOf(company.region))]
  return [company.country.city]
}

function formatOf(type: EventType, random: Random): string {
  if (isRemote(type)) return 'Virtual'
  return type === 'Conference' && random.chance(0.5) ? 'Hybrid' : 'In person'
}

function textFacts(company: Company, day: Date, { id, world, random }: EventContext): Facts {
  const facts = companyFacts(
    company,
    { anchor: world.anchor, date: day, workingDay: 0, rivals: rivalsOf(world, company, `event-${id}`) },
    random,
  )
  const [pick1, pick2] = random.shuffle(ratedCompanies(world, company.subSector.name, company.region))
  const lead = world.analysts.find((analyst) => analyst.id === company.analystIds[0] && !analyst.inactive)
  return {
    ...facts,
    analyst: lead?.name ?? 'our analysts',
    pick1: pick1?.name ?? '',
    pick2: pick2?.name ?? '',
    regionTitle: company.region,
    regionAdj: capitalise(regions.find(({ name }) => name === company.region)?.adjective ?? ''),
  }
}

/** The tags of an event on a company, or on its sub-sector as a whole. */
function tagsOf(company: Company, type: EventType): Pick<SeedEvent, 'tagIds' | 'regionIds' | 'tagValues'> {
  const region = tagId('Region', company.region)
  const ofCompany = isOfCompany(type)
  return {
    regionIds: [region],
    tagIds: [
      ...(ofCompany ? [company.id, tickerIdOf(company.id)] : []),
      tagId('Sector', company.sector.name),
      tagId('Sub-Sector', company.subSector.name),
      region,
      ...(ofCompany ? [tagId('Country', company.country.name)] : []),
      ...company.analystIds,
      tagId('Roadshow Type', type),
    ],
    tagValues: [
      ...(ofCompany ? [company.name, company.ticker, company.country.name] : []),
      company.sector.name,
      company.subSector.name,
      company.region,
      type,
    ],
  }
}

/** Feedback on an event that is over: a document, or a line of text. */
function feedbackOf({ id, random }: EventContext): string | null {
  if (random.chance(0.62)) return null
  const words = ['Slides on request', 'Feedback to follow', 'Well attended, see our note', 'Good turnout, no news']
  return random.chance(0.7) ? `/document/${referenceOf(firstId.document + ((id * 37) % 4000))}` : random.pick(words)
}

/** The day nearest to the one meant from which all days of an event fall into one week. */
function withinWeek(day: Date, days: number, isPast: boolean): Date {
  const weekday = day.getUTCDay()
  if (weekday === 0 || weekday === 6 || weekday + days - 1 <= 5) return day
  return isPast ? addDays(day, 1 - weekday) : addDays(day, 8 - weekday)
}

/** The record of an event of some kind on a company. */
export function eventOn(
  context: EventContext,
  event: { company: Company; type: EventType; kind: EventKind },
): SeedEvent {
  const { id, random } = context
  const { company, type, kind } = event
  const facts = textFacts(company, kind.day, context)
  const prose = new Prose(facts, random)
  const cities = citiesFor(type, company, random)
  const timeZone = zoneOf(cities[0] ?? 'London')
  const start = startMinute(type, random)
  const days = Math.max(cities.length, random.pick(lengths[type].days))
  const end = start + random.pick(lengths[type].minutes)
  const day = withinWeek(kind.day, days, kind.isPast)
  const format = formatOf(type, random)
  const isVirtual = format === 'Virtual'
  const record = {
    id,
    name: prose.sentence(eventTexts[type].names),
    description: prose.sentence(eventTexts[type].descriptions),
    startAt: instantOf(day, start, timeZone),
    endAt: random.chance(0.03) ? null : instantOf(addDays(day, days - 1), end, timeZone),
    timeZone,
    type,
    location: isVirtual ? null : cities.join(';'),
    format,
    hasInvitation: random.chance(0.7),
    hasSchedule: days > 1 || random.chance(0.25),
    meetingUrl: !kind.isPast && isVirtual && random.chance(0.4) ? `https://meet.halden.example/${id}` : null,
    feedbackUrl: kind.isPast ? feedbackOf(context) : null,
    videoId: kind.hasReplay ? `replay-${id}` : null,
    captions: kind.hasReplay ? writeCaptions(company, facts, isOfCompany(type), randomFor('captions', id)) : null,
    promoted: random.chance(0.06),
    canRegister: !kind.isPast && random.chance(0.85),
    ...tagsOf(company, type),
    previewLevel: type === 'Webinar' ? levels.trial : random.chance(0.07) ? levels.full : levels.standard,
    capacity: places[type],
    // One in nine was changed once or twice after it was announced.
    revision: id % 9 === 0 ? 1 + (id % 2) : 0,
  }
  return { ...record, isPublic: isAdvertised(type, record.previewLevel) }
}

/** An ordinary event: any kind, any rated company. */
export function writeEvent(context: EventContext, kind: EventKind): SeedEvent {
  const { world, random } = context
  const { company } = random.pick(world.turns.operating)
  return eventOn(context, { company, type: random.pick(kinds), kind })
}
