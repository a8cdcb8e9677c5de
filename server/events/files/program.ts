import type { EventDay } from './event-days.ts'

/** A part of a day, in minutes after midnight. */
export type Session = { from: number; to: number; title: string }

type Part = { title: string; minutes: number }

const QUARTER = 15
const LUNCH = 12 * 60 + 15
const LUNCH_LENGTH = 60

/** What a day is made of: how it opens, what its middle is filled with in turn, how long each of that is, and how it closes. */
type Plan = { opening: Part; middle: readonly string[]; length: number; closing: Part }

const meetings: Plan = {
  opening: { title: 'Welcome and introductions', minutes: 15 },
  middle: ['One-to-one meeting', 'One-to-one meeting', 'Group meeting'],
  length: 60,
  closing: { title: 'Closing remarks', minutes: 15 },
}

const conference: Plan = {
  opening: { title: 'Registration and coffee', minutes: 30 },
  middle: ['Company presentation', 'Panel discussion', 'Company presentation', 'One-to-one meetings'],
  length: 60,
  closing: { title: 'Summary of the day', minutes: 30 },
}

const visit: Plan = {
  opening: { title: 'Arrival and safety briefing', minutes: 30 },
  middle: ['Management presentation', 'Tour of the site', 'Discussion with the operating team'],
  length: 75,
  closing: { title: 'Questions and departure', minutes: 30 },
}

const dinner: Plan = {
  opening: { title: 'Arrival and drinks', minutes: 30 },
  middle: ['Dinner with management'],
  length: 180,
  closing: { title: 'Questions and coffee', minutes: 30 },
}

const call: Plan = {
  opening: { title: 'Welcome', minutes: 5 },
  middle: ['Presentation'],
  length: 180,
  closing: { title: 'Questions and answers', minutes: 15 },
}

const plans: Readonly<Record<string, Plan>> = {
  'Management Roadshow': meetings,
  'Analyst Roadshow': meetings,
  Conference: conference,
  'Site Visit': visit,
  Dinner: dinner,
}

const needsLunch = ({ from, to }: EventDay) => from <= 11 * 60 && to >= 14 * 60

/** Splits the time between two hours into equal parts of about a length, on the quarter of an hour. */
function filled(from: number, to: number, { middle, length }: Plan, turn: number): Session[] {
  const count = Math.max(1, Math.round((to - from) / length))
  const at = (index: number) =>
    index === count ? to : from + Math.round(((to - from) * index) / count / QUARTER) * QUARTER
  const parts = Array.from({ length: count }, (_, index) => ({
    from: at(index),
    to: at(index + 1),
    title: middle[(turn + index) % middle.length] ?? '',
  }))
  return parts.filter((part) => part.to > part.from)
}

/** What happens on one day of an event of a type: the same every time it is asked for, and without a gap. */
export function buildProgram(type: string, day: EventDay): Session[] {
  const plan = plans[type] ?? call
  const { opening, closing } = plan
  const { from, to } = day
  if (to - from <= opening.minutes + closing.minutes) return [{ from, to, title: plan.middle[0] ?? '' }]
  const [start, end] = [from + opening.minutes, to - closing.minutes]
  const middle = needsLunch(day)
    ? [
        ...filled(start, LUNCH, plan, 0),
        { from: LUNCH, to: LUNCH + LUNCH_LENGTH, title: 'Lunch' },
        ...filled(LUNCH + LUNCH_LENGTH, end, plan, 2),
      ]
    : filled(start, end, plan, 0)
  return [{ from, to: start, title: opening.title }, ...middle, { from: end, to, title: closing.title }]
}
