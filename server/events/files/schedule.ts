import { ACCENT, GREY, INK, LINE, type Pdf, toBuffer } from '#server/platform/files/pdf-page.ts'
import { printable } from '#server/platform/files/printable.ts'
import {
  drawFeet,
  drawHeading,
  getBottom,
  getWidth,
  MARGIN,
  nextPage,
  openSheet,
  rule,
} from '#server/platform/files/sheet.ts'
import { clockTime, type EventDay, listDays } from './event-days.ts'
import { type EventPaper, whenWords } from './event-paper.ts'
import { buildProgram, type Session } from './program.ts'

const KIND = 'Schedule'
const TIME = 132
const ROW = 22
const HEAD = 20

const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A tour takes its cities in turn, a day for each; otherwise every place is open on every day. */
function placeOn(index: number, days: number, { places, format }: EventPaper): string {
  if (places.length === 0) return format === 'Virtual' ? 'Online' : ''
  if (places.length === 1 || places.length > days) return places.join(', ')
  return places[Math.min(index, places.length - 1)] ?? ''
}

function dayHeading(pdf: Pdf, day: EventDay, place: string): void {
  const { y } = pdf
  drawHeading(pdf, weekday.format(day.date))
  pdf.font('Helvetica').fontSize(9.5).fill(GREY)
  pdf.text(printable([place, day.zoneName].filter((part) => part).join(' · ')), MARGIN, y + 1, {
    width: getWidth(pdf),
    align: 'right',
    height: 12,
    ellipsis: true,
  })
  pdf.y = y + 19
  rule(pdf, ACCENT, 0.9)
}

function row(pdf: Pdf, { from, to, title }: Session): void {
  const { y } = pdf
  pdf.font('Helvetica').fontSize(10).fill(GREY)
  pdf.text(`${clockTime(from)} – ${clockTime(to)}`, MARGIN, y + 6, { width: TIME, lineBreak: false })
  pdf
    .fill(INK)
    .text(printable(title), MARGIN + TIME, y + 6, { width: getWidth(pdf) - TIME, height: 12, ellipsis: true })
  pdf.y = y + ROW
  rule(pdf, LINE, 0.4)
}

/** An event day by day, in its own zone (R319). */
export function renderSchedule(paper: EventPaper): Promise<Buffer> {
  const pdf = openSheet(KIND, paper)
  const done = toBuffer(pdf)
  pdf.font('Helvetica').fontSize(11).fill(GREY)
  pdf.text(printable(whenWords(paper)), MARGIN, pdf.y, { width: getWidth(pdf) })
  pdf.y += 18
  const days = listDays(paper)
  for (const [index, day] of days.entries()) {
    const sessions = buildProgram(paper.type, day)
    // A day is read as a whole: one that would be cut in two begins a page.
    if (index > 0 && pdf.y + HEAD + sessions.length * ROW > getBottom(pdf)) nextPage(pdf, KIND)
    dayHeading(pdf, day, placeOn(index, days.length, paper))
    for (const session of sessions) {
      if (pdf.y + ROW > getBottom(pdf)) nextPage(pdf, KIND)
      row(pdf, session)
    }
    pdf.y += 20
  }
  if (days.length === 0) {
    pdf.font('Helvetica').fontSize(11).fill(INK)
    pdf.text('The end of this event is open; its parts are announced on the day.', MARGIN, pdf.y, {
      width: getWidth(pdf),
    })
  }
  drawFeet(pdf, 'Times may change.')
  pdf.end()
  return done
}
