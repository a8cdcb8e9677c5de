import { type Static, Type } from 'typebox'
import { fields, Lines, readTexts } from '../read-texts.ts'
import { Abstracts, Headlines, Topic } from './topic.ts'

export const { sectorHeadlines, sectorTopics, sectorSubtitles, sectorSummaries } = readTexts(
  'desk/sector',
  fields({
    sectorHeadlines: Headlines,
    sectorTopics: Type.Array(Topic),
    sectorSubtitles: Lines,
    sectorSummaries: fields({ first: Lines, second: Lines }),
  }),
)

const News = fields({ headline: Type.String(), opening: Type.String() })

export const { flashNews, flashAbstracts, flashTopics } = readTexts(
  'desk/flash',
  fields({
    flashNews: fields({ good: Type.Array(News), bad: Type.Array(News), neutral: Type.Array(News) }),
    flashAbstracts: Abstracts,
    flashTopics: Type.Array(Topic),
  }),
)

export const {
  commentaryTitles,
  commentaryAbstracts,
  commentaryTopics,
  eventNoteTitles,
  eventNoteAbstracts,
  eventNoteTopics,
} = readTexts(
  'desk/commentary',
  fields({
    commentaryTitles: fields({ market: Lines, company: Lines }),
    commentaryAbstracts: Abstracts,
    commentaryTopics: Type.Array(Topic),
    eventNoteTitles: Lines,
    eventNoteAbstracts: Abstracts,
    eventNoteTopics: Type.Array(Topic),
  }),
)

export const {
  lodestarHeadlines,
  lodestarAbstracts,
  lodestarTopics,
  plumblineHeadlines,
  plumblineAbstracts,
  plumblineTopics,
} = readTexts(
  'desk/series',
  fields({
    lodestarHeadlines: Lines,
    lodestarAbstracts: Abstracts,
    lodestarTopics: Type.Array(Topic),
    plumblineHeadlines: Lines,
    plumblineAbstracts: Abstracts,
    plumblineTopics: Type.Array(Topic),
  }),
)

/** A subject of thematic research; `noun` stands in a sentence, singular; companies are named from the sub-sectors. */
const Theme = fields({ title: Type.String(), subSectors: Lines, noun: Type.String(), headlines: Lines })

export const { themes, themeTopics, themeAbstracts } = readTexts(
  'desk/themes',
  fields({ themes: Type.Array(Theme), themeTopics: Type.Array(Topic), themeAbstracts: Abstracts }),
)

export const { monitorTitles, screenTitles, monitorAbstracts, screenAbstracts, monitorTopics, screenTopics } =
  readTexts(
    'desk/analytics',
    fields({
      monitorTitles: Lines,
      screenTitles: Lines,
      monitorAbstracts: Abstracts,
      screenAbstracts: Abstracts,
      monitorTopics: Type.Array(Topic),
      screenTopics: Type.Array(Topic),
    }),
  )

export const { primerTitles, primerAbstracts, primerTopics } = readTexts(
  'desk/primers',
  fields({ primerTitles: Lines, primerAbstracts: Abstracts, primerTopics: Type.Array(Topic) }),
)

export const { toolTitles, toolAbstracts, toolTopics } = readTexts(
  'desk/valuation-tools',
  fields({ toolTitles: Lines, toolAbstracts: Abstracts, toolTopics: Type.Array(Topic) }),
)

/** Names and descriptions of a kind of event. Facts are those of a company, or of a sector where there is none. */
const EventText = fields({ names: Lines, descriptions: Lines })

export const { eventTexts } = readTexts(
  'desk/events',
  fields({
    eventTexts: fields({
      'Management Roadshow': EventText,
      'Analyst Roadshow': EventText,
      Conference: EventText,
      'Expert Call': EventText,
      'Site Visit': EventText,
      Webinar: EventText,
      'Results Call': EventText,
      Dinner: EventText,
    }),
  }),
)

const speaker = Type.Union([Type.Literal('operator'), Type.Literal('host'), Type.Literal('guest')])
export type Speaker = Static<typeof speaker>

/** A sentence of a call: in one of these wordings, or one of the news of the sub-sector. */
const turn = fields({ speaker, says: Type.Union([Lines, Type.Literal('good'), Type.Literal('bad')]) })
export type Turn = Static<typeof turn>

export const { calls } = readTexts(
  'desk/calls',
  fields({ calls: fields({ company: Type.Array(turn), sector: Type.Array(turn) }) }),
)
