import { describe, expect, test } from 'vitest'
import { edgeEventIds, requestedEvents } from '#demo/data/edges/events.ts'
import { createDocuments } from '#demo/data/generate/documents.ts'
import { isUpcoming } from '#demo/data/generate/event.ts'
import { createEvents } from '#demo/data/generate/events.ts'
import { createTags } from '#demo/data/generate/tags.ts'
import { createWorld } from '#demo/data/generate/world.ts'
import { offsetAt } from '#lib/format/zone.ts'
import { NOW, world } from './support.ts'

const events = createEvents(world)
const { anchor } = world
const edge = (key: keyof typeof edgeEventIds) => {
  const found = events.find(({ id }) => id === edgeEventIds[key])
  if (!found) throw new Error(`no event ${key}`)
  return found
}

test.each(['2026-03-18', '2026-03-28', '2026-10-24', '2027-01-01', '2028-02-29'])(
  'R403 seen from %s, 240 events are to come, 400 are over, 180 of these with a replay',
  (day) => {
    const on = createWorld(new Date(day))
    const all = createEvents(on)
    const past = all.filter((event) => !isUpcoming(event, on.anchor))
    expect([all.length, past.length]).toEqual([640, 400])
    expect(past.filter(({ videoId }) => videoId !== null)).toHaveLength(180)
    expect(all.filter((event) => isUpcoming(event, on.anchor) && event.videoId !== null)).toEqual([])
  },
)

test('what the demo shows has no markup in its names and titles', () => {
  const shown = createWorld(NOW)
  const texts = [
    ...createTags(shown).map(({ value }) => value),
    ...createEvents(shown).flatMap(({ name, description }) => [name, description ?? '']),
    ...[...createDocuments(shown, 100)].flatMap(({ title, subtitle, summary }) => [
      title,
      subtitle ?? '',
      summary ?? '',
    ]),
  ]
  expect(texts.filter((text) => /[<>]/.test(text))).toEqual([])
})

test('R403 events are complete: unique ids, an end after the start, known tags', () => {
  const tags = new Set(createTags(world).map(({ id }) => id))
  expect(new Set(events.map(({ id }) => id)).size).toBe(640)
  for (const { startAt, endAt, tagIds, name } of events) {
    if (endAt) expect(endAt.getTime()).toBeGreaterThan(startAt.getTime())
    expect(tagIds.filter((id) => !tags.has(id))).toEqual([])
    expect(name).not.toMatch(/ {2}|undefined|[{}|]/)
  }
})

describe('planted events', () => {
  test.each(['acrossClockChange', 'acrossClockChangePast'] as const)('%s has clocks changed in its course', (key) => {
    const { startAt, endAt, timeZone } = edge(key)
    expect(offsetAt(startAt, timeZone)).not.toBe(offsetAt(endAt ?? startAt, timeZone))
  })

  test('one lasts several days, one ends on the anchor day, one is running, two have no end', () => {
    const days = (key: keyof typeof edgeEventIds) =>
      ((edge(key).endAt?.getTime() ?? 0) - edge(key).startAt.getTime()) / 86_400_000
    expect(days('severalDays')).toBeGreaterThan(2)
    expect(edge('endingToday').startAt.getTime()).toBeLessThan(anchor.getTime())
    expect(edge('endingToday').endAt?.toISOString().slice(0, 10)).toBe(anchor.toISOString().slice(0, 10))
    expect(edge('startedYesterday').startAt.getTime()).toBeLessThan(anchor.getTime())
    expect(isUpcoming(edge('startedYesterday'), anchor)).toBe(true)
    expect([edge('withoutEnd').endAt, edge('withoutEndPast').endAt]).toEqual([null, null])
  })

  test('R325 R326 some have a meeting link, are promoted, closed, requested', () => {
    expect(edge('meetingLink').meetingUrl).toMatch(/^https:/)
    expect(edge('promoted').promoted).toBe(true)
    expect(edge('notPermissioned').previewLevel).toBe(9)
    expect(edge('closedRegistration').canRegister).toBe(false)
    expect(requestedEvents.map(({ event }) => edge(event).previewLevel)).toEqual([2, 9])
  })

  test('R321 feedback is a text or a document', () => {
    expect(edge('feedbackText').feedbackUrl).not.toContain('/document/')
    expect(edge('feedbackDocument').feedbackUrl).toContain('/document/')
  })

  test('R318 locations are joined by semicolons, or missing', () => {
    expect(edge('threeLocations').location?.split(';')).toHaveLength(3)
    expect(edge('withoutLocation').location).toBeNull()
    expect(edge('fiveRegions').regionIds).toHaveLength(5)
  })
})
