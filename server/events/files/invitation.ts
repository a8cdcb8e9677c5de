import { provider } from '#server/platform/config/provider.ts'
import { ACCENT, GREY, INK, type Pdf, TINT, toBuffer } from '#server/platform/files/pdf-page.ts'
import { printable } from '#server/platform/files/printable.ts'
import { drawFeet, drawHeading, getBottom, getWidth, MARGIN, openSheet } from '#server/platform/files/sheet.ts'
import { type EventPaper, isOverOnPaper, whenWords } from './event-paper.ts'

const KIND = 'Invitation'
const PAD = 14
const LABEL = 72
const HOSTS = 3

type Fact = { label: string; value: string; link?: string }

/** What Register opens in place of a registration (R326). */
const meetingLink = ({ meetingUrl }: EventPaper) => (meetingUrl && /^https?:/.test(meetingUrl) ? meetingUrl : undefined)

function buildFacts(paper: EventPaper): Fact[] {
  const { places, format, hosts } = paper
  const meeting = meetingLink(paper)
  const facts: (Fact | undefined)[] = [
    { label: 'When', value: whenWords(paper) },
    {
      label: 'Where',
      value: places.length > 0 ? places.join(', ') : format === 'Virtual' ? 'Online' : 'To be announced',
    },
    format ? { label: 'Format', value: format } : undefined,
    { label: 'Host', value: [provider, ...hosts.slice(0, 1).map(({ name }) => name)].join(' · ') },
    meeting && !paper.isCancelled && !isOverOnPaper(paper)
      ? { label: 'Join', value: meeting, link: meeting }
      : undefined,
  ]
  return facts.flatMap((fact) => fact ?? [])
}

/** The box of what a guest looks for first. */
function drawFacts(pdf: Pdf, paper: EventPaper): void {
  const facts = buildFacts(paper)
  const { y: top } = pdf
  const value = { width: getWidth(pdf) - 2 * PAD - LABEL, height: 28, ellipsis: true }
  pdf.font('Helvetica-Bold').fontSize(11)
  const heights = facts.map((fact) => Math.min(28, pdf.heightOfString(printable(fact.value), value)) + 8)
  const height = heights.reduce((sum, one) => sum + one, 2 * PAD - 8)
  pdf.rect(MARGIN, top, getWidth(pdf), height).fill(TINT)
  pdf.rect(MARGIN, top, getWidth(pdf), 2).fill(ACCENT)
  let y = top + PAD
  for (const [index, { label, value: text, link }] of facts.entries()) {
    pdf
      .font('Helvetica')
      .fontSize(10)
      .fill(GREY)
      .text(label, MARGIN + PAD, y + 0.5, { lineBreak: false })
    pdf.font('Helvetica-Bold').fontSize(11).fill(INK)
    pdf.text(printable(text), MARGIN + PAD + LABEL, y, link ? { ...value, link } : value)
    y += heights[index] ?? 0
  }
  pdf.x = MARGIN
  pdf.y = top + height + 22
}

const paragraph = (pdf: Pdf, text: string, height: number) => {
  pdf.font('Helvetica').fontSize(11).fill(INK)
  pdf.text(printable(text), MARGIN, pdf.y, { width: getWidth(pdf), lineGap: 2.5, height, ellipsis: true })
  pdf.y += 8
}

/** What a guest has to do, in a sentence or two. */
function registration(paper: EventPaper): string[] {
  if (paper.isCancelled) return ['This event is cancelled.']
  if (isOverOnPaper(paper)) {
    return paper.hasReplay
      ? ['This event is over. Its replay can be watched in the client portal, under Events, Past Events.']
      : ['This event is over.']
  }
  const schedule = paper.hasSchedule ? ['The schedule is in the client portal, beside this invitation.'] : []
  if (!paper.canRegister)
    return ['Registration is closed. Ask your contact about places that become free.', ...schedule]
  if (meetingLink(paper)) {
    return [
      'This event is online. At its time, open the link above, or choose Register beside the event in the client portal, which opens the same meeting.',
      ...schedule,
    ]
  }
  return [
    'Open Events in the client portal, find this event and choose Register. A confirmation with an entry for your calendar follows by email.',
    ...schedule,
  ]
}

function drawContacts(pdf: Pdf, { hosts }: EventPaper): void {
  if (hosts.length === 0) return
  pdf.y += 10
  drawHeading(pdf, hosts.length > 1 ? 'Your contacts' : 'Your contact')
  for (const { name, role, email, phone } of hosts.slice(0, HOSTS)) {
    const line = { width: getWidth(pdf), height: 13, ellipsis: true }
    pdf
      .font('Helvetica-Bold')
      .fontSize(10)
      .fill(INK)
      .text(printable([name, role].filter((part) => part).join(', ')), MARGIN, pdf.y, line)
    pdf.font('Helvetica').fill(GREY)
    pdf.text(printable([email, phone].filter((part) => part).join(' · ')), MARGIN, pdf.y, line)
    pdf.y += 6
  }
}

/** An invitation on one page of A4 (R319). */
export function renderInvitation(paper: EventPaper): Promise<Buffer> {
  const pdf = openSheet(KIND, paper)
  const done = toBuffer(pdf)
  pdf.font('Helvetica').fontSize(11).fill(INK)
  drawFacts(pdf, paper)
  // The description takes what room is left; below it stands what a guest has to do.
  const below = 90 + 34 * Math.min(HOSTS, paper.hosts.length)
  if (paper.description) {
    drawHeading(pdf, 'About this event')
    paragraph(pdf, paper.description, Math.max(60, getBottom(pdf) - pdf.y - below - 60))
    pdf.y += 10
  }
  drawHeading(pdf, paper.isCancelled ? 'Cancelled' : isOverOnPaper(paper) ? 'Afterwards' : 'How to take part')
  for (const text of registration(paper)) paragraph(pdf, text, 44)
  drawContacts(pdf, paper)
  drawFeet(pdf, 'This invitation is personal.')
  pdf.end()
  return done
}
