import { atMinute, workingDayBefore } from '../calendar.ts'
import { levels } from '../generate/assemble.ts'
import type { DocumentContext, SeedDocument } from '../generate/document.ts'
import { referenceOf } from '../generate/identifiers.ts'
import { tagId } from '../generate/world.ts'
import { writeNoteOn } from '../writers/company-notes.ts'
import { edgeCompanies } from './companies.ts'
import { hostileHtml, hostileText } from './hostile-html.ts'

/** Planted documents by what is special about them. */
export const edgeDocumentIds = {
  /** Among the newest of All and of Research; nobody may load it. */
  unentitledNewest: 1,
  /** Among the newest of All and of Research; nobody may read it. */
  notPermissionedNewest: 2,
  unentitledOlder: 3,
  notPermissionedOlder: 4,
  withoutPreview: 5,
  withoutFile: 6,
  withoutPreviewAndFile: 7,
  hostileHtml: 8,
  hostileTitle: 9,
  title120: 10,
  shortTitle: 11,
  titleOnly: 12,
  fiveRegions: 13,
  inactiveAnalyst: 14,
  sixAuthors: 15,
  withoutAuthor: 16,
  operatorsInTitle: 17,
  polish: 18,
  turkish: 19,
  chinese: 20,
  arabic: 21,
  emoji: 22,
  quotes: 23,
  semicolon: 24,
  markup: 25,
  longCompanyName: 26,
  percent: 27,
  negativeEps: 28,
  firstMinuteOfDay: 29,
  lastMinuteOfDay: 30,
  sameInstantFirst: 31,
  sameInstantSecond: 32,
  plainTextFile: 33,
  unread: 34,
} as const

export type EdgeDocument = keyof typeof edgeDocumentIds

export const edgeReference = (key: EdgeDocument): string => referenceOf(edgeDocumentIds[key])

/** Exactly 120 characters. */
export const title120 =
  'Nordmark Cables: what a framework agreement of eleven years with three grid operators is worth, and what it is not worth'

type Plan = {
  company: number
  /** Counted back from the anchor. */
  workingDay: number
  /** After midnight. */
  minute?: number
  change?: (written: SeedDocument, context: DocumentContext) => Partial<SeedDocument>
  /** Only the data of tests is changed; elsewhere it is an ordinary note. */
  hostile?: true
}

const { fifteenCharacters, sixteenCharacters } = edgeCompanies
const nobodyMayLoad = () => ({ downloadLevel: levels.nobody })
const nobodyMayRead = () => ({ previewLevel: levels.nobody, downloadLevel: levels.nobody })

/** More than the three that a summary shows. */
const fiveRegions = ['Nordics', 'Western Europe', 'North America', 'Greater China', 'Oceania']

const sixAuthors = [1001, 1002, 1003, 1004, 1035, 1040]

/** A record with an id, a title, and what the database insists on. */
const titleOnly = (): Partial<SeedDocument> => ({
  title: 'A note of which only the title is known',
  subtitle: null,
  summary: null,
  html: '',
  text: '',
  pageCount: null,
  mediaType: null,
  preview: false,
  contactEmail: null,
  regions: [],
  assetClasses: [],
  focusId: null,
  analystIds: [],
  primaryTagIds: [],
  otherTagIds: [],
  names: [],
  call: undefined,
  concepts: [],
})

/** How each planted document differs from a note on its company. */
const plans: Readonly<Record<EdgeDocument, Plan>> = {
  unentitledNewest: { company: fifteenCharacters.id, workingDay: 0, minute: 905, change: nobodyMayLoad },
  notPermissionedNewest: { company: sixteenCharacters.id, workingDay: 0, minute: 795, change: nobodyMayRead },
  unentitledOlder: { company: edgeCompanies.apostrophe.id, workingDay: 31, change: nobodyMayLoad },
  notPermissionedOlder: { company: edgeCompanies.inactiveAnalyst.id, workingDay: 44, change: nobodyMayRead },
  withoutPreview: {
    company: sixteenCharacters.id,
    workingDay: 52,
    change: () => ({ title: 'Hallström Timber: a file without a preview', preview: false }),
  },
  withoutFile: {
    company: fifteenCharacters.id,
    workingDay: 57,
    change: () => ({ title: 'Nordmark Cables: a preview without a file', mediaType: null, pageCount: null }),
  },
  withoutPreviewAndFile: {
    company: edgeCompanies.apostrophe.id,
    workingDay: 63,
    change: () => ({
      title: "O'Malley Freight: neither preview nor file",
      preview: false,
      mediaType: null,
      pageCount: null,
    }),
  },
  hostileHtml: {
    company: fifteenCharacters.id,
    workingDay: 66,
    hostile: true,
    change: () => ({
      title: 'Nordmark Cables: a text from outside',
      html: hostileHtml,
      text: hostileText,
      mediaType: 'text/html',
      pageCount: null,
    }),
  },
  hostileTitle: {
    company: edgeCompanies.markup.id,
    workingDay: 70,
    hostile: true,
    change: () => ({
      title: `<script>window.hostile = 'title'</script> & "quotes" in a title; <b>bold</b> it's not`,
      subtitle: `<img src=x onerror="window.hostile = 'subtitle'">`,
      summary: `A summary with <i>markup</i> & a </p> that must be shown as it is. It's the second sentence; "so".`,
    }),
  },
  title120: { company: fifteenCharacters.id, workingDay: 74, change: () => ({ title: title120 }) },
  shortTitle: { company: sixteenCharacters.id, workingDay: 79, change: () => ({ title: 'FX' }) },
  titleOnly: { company: fifteenCharacters.id, workingDay: 83, change: titleOnly },
  fiveRegions: {
    company: fifteenCharacters.id,
    workingDay: 88,
    change: ({ otherTagIds }) => ({
      title: 'Nordmark Cables: one company, five regions',
      regions: fiveRegions,
      otherTagIds: [...new Set([...otherTagIds, ...fiveRegions.map((region) => tagId('Region', region))])],
    }),
  },
  inactiveAnalyst: { company: edgeCompanies.inactiveAnalyst.id, workingDay: 92 },
  sixAuthors: {
    company: sixteenCharacters.id,
    workingDay: 97,
    change: ({ primaryTagIds, analystIds }) => ({
      title: 'Hallström Timber: six authors, one view',
      analystIds: sixAuthors,
      primaryTagIds: [...sixAuthors, ...primaryTagIds.filter((id) => !analystIds.includes(id))],
    }),
  },
  withoutAuthor: {
    company: fifteenCharacters.id,
    workingDay: 101,
    change: ({ primaryTagIds, analystIds }) => ({
      title: 'Nordmark Cables: nobody signed this note',
      analystIds: [],
      primaryTagIds: primaryTagIds.filter((id) => !analystIds.includes(id)),
      contactEmail: null,
    }),
  },
  operatorsInTitle: {
    company: edgeCompanies.chinese.id,
    workingDay: 106,
    change: () => ({ title: `R&D at 100%: why "A/B" tests | C++ | (x -y) !important cost so much` }),
  },
  polish: { company: edgeCompanies.polish.id, workingDay: 111 },
  turkish: { company: edgeCompanies.turkish.id, workingDay: 114 },
  chinese: { company: edgeCompanies.chinese.id, workingDay: 119 },
  arabic: { company: edgeCompanies.arabic.id, workingDay: 124 },
  emoji: { company: edgeCompanies.emoji.id, workingDay: 128 },
  quotes: { company: edgeCompanies.quotes.id, workingDay: 133 },
  semicolon: { company: edgeCompanies.semicolonAndAmpersand.id, workingDay: 137 },
  markup: { company: edgeCompanies.markup.id, workingDay: 141 },
  longCompanyName: { company: edgeCompanies.longName.id, workingDay: 146 },
  percent: { company: edgeCompanies.percent.id, workingDay: 150 },
  negativeEps: { company: edgeCompanies.negativeEps.id, workingDay: 154 },
  firstMinuteOfDay: {
    company: fifteenCharacters.id,
    workingDay: 160,
    minute: 0,
    change: () => ({ title: 'Nordmark Cables: the first minute of the day' }),
  },
  lastMinuteOfDay: {
    company: fifteenCharacters.id,
    workingDay: 160,
    minute: 24 * 60 - 1,
    change: () => ({ title: 'Nordmark Cables: the last minute of the day' }),
  },
  sameInstantFirst: {
    company: sixteenCharacters.id,
    workingDay: 165,
    change: () => ({ title: 'Hallström Timber: the first of two at the same instant' }),
  },
  sameInstantSecond: {
    company: sixteenCharacters.id,
    workingDay: 165,
    change: () => ({ title: 'Hallström Timber: the second of two at the same instant' }),
  },
  plainTextFile: {
    company: edgeCompanies.apostrophe.id,
    workingDay: 170,
    change: () => ({ title: "O'Malley Freight: a file in plain text", mediaType: 'text/plain', pageCount: null }),
  },
  unread: {
    company: sixteenCharacters.id,
    workingDay: 175,
    change: () => ({ title: 'Hallström Timber: not yet read by anybody', views: 0 }),
  },
}

/** Writes a planted document. */
export function writeEdgeDocument(key: EdgeDocument, context: DocumentContext): SeedDocument {
  const { company, workingDay, minute = 600, change, hostile } = plans[key]
  const { world } = context
  const publishedAt = atMinute(workingDayBefore(world.anchor, workingDay), minute)
  const written = writeNoteOn(context, world.company(company), {
    published: { workingDay, publishedAt },
    place: context.id,
  })
  return hostile && !world.hostile ? written : { ...written, ...change?.(written, context) }
}
