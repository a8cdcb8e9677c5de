import { Type } from 'typebox'
import { fields, Lines, readTexts } from '../read-texts.ts'
import { Abstracts, Headlines, Topic } from './topic.ts'

export const { noteHeadlines, changeReasons, resultHeadlines, initiationHeadlines } = readTexts(
  'company/headlines',
  fields({
    noteHeadlines: Headlines,
    changeReasons: Headlines,
    resultHeadlines: Headlines,
    initiationHeadlines: Headlines,
  }),
)

export const { goodNote, badNote, neutralNote, firstNote } = readTexts(
  'company/abstract',
  fields({ goodNote: Abstracts, badNote: Abstracts, neutralNote: Abstracts, firstNote: Abstracts }),
)

export const { thesis } = readTexts('company/thesis', fields({ thesis: Topic }))

export const { trading } = readTexts('company/trading', fields({ trading: Topic }))

export const { margins } = readTexts('company/margins', fields({ margins: Topic }))

export const { balance, capital } = readTexts('company/balance', fields({ balance: Topic, capital: Topic }))

export const { estimates, estimatesOfLosses, firstEstimates } = readTexts(
  'company/estimates',
  fields({ estimates: Topic, estimatesOfLosses: Topic, firstEstimates: Topic }),
)

export const { valuation, valuationOfLosses } = readTexts(
  'company/valuation',
  fields({ valuation: Topic, valuationOfLosses: Topic }),
)

export const { risks, watch, industry } = readTexts(
  'company/outlook',
  fields({ risks: Topic, watch: Topic, industry: Topic }),
)

export const { previews, snapshots, models, tearSheets } = readTexts(
  'company/reports',
  fields({ previews: Abstracts, snapshots: Abstracts, models: Abstracts, tearSheets: Abstracts }),
)

export const {
  descriptions,
  furtherDescriptions,
  fundDescriptions,
  furtherFundDescriptions,
  riskSummaries,
  questions,
  fundQuestions,
} = readTexts(
  'company/profile',
  fields({
    descriptions: Lines,
    furtherDescriptions: Lines,
    fundDescriptions: Lines,
    furtherFundDescriptions: Lines,
    riskSummaries: Lines,
    questions: Lines,
    fundQuestions: Lines,
  }),
)

export const { fundTopics, fundAbstracts } = readTexts(
  'company/funds',
  fields({ fundTopics: Type.Array(Topic), fundAbstracts: Abstracts }),
)
