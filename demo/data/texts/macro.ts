import { Type } from 'typebox'
import { fields, Lines, readTexts } from '../read-texts.ts'
import { Abstracts, Headlines, MacroTheme, Topic } from './topic.ts'

export const { pricesAndRates } = readTexts(
  'macro/prices-and-rates',
  fields({ pricesAndRates: Type.Array(MacroTheme) }),
)

export const { activity } = readTexts('macro/activity', fields({ activity: Type.Array(MacroTheme) }))

export const { marketImplications, macroRisks, macroAbstracts } = readTexts(
  'macro/frame',
  fields({
    marketImplications: Topic,
    macroRisks: Topic,
    macroAbstracts: fields({ subtitles: Lines, first: Headlines, second: Lines }),
  }),
)

export const { ratesHeadlines, creditHeadlines, ratesTopics, creditTopics, fixedIncomeAbstracts, creditAbstracts } =
  readTexts(
    'macro/rates',
    fields({
      ratesHeadlines: Headlines,
      creditHeadlines: Headlines,
      ratesTopics: Type.Array(Topic),
      creditTopics: Type.Array(Topic),
      fixedIncomeAbstracts: Abstracts,
      creditAbstracts: Abstracts,
    }),
  )

export const { pairs, currencyHeadlines, currencyTopics, currencyAbstracts } = readTexts(
  'macro/currencies',
  fields({
    pairs: Type.Array(fields({ pair: Type.String(), unit: Type.String(), country: Type.String() })),
    currencyHeadlines: Headlines,
    currencyTopics: Type.Array(Topic),
    currencyAbstracts: Abstracts,
  }),
)

export const { commodities, commodityHeadlines, commodityTopics, commodityAbstracts } = readTexts(
  'macro/commodities',
  fields({
    commodities: Type.Array(
      fields({ title: Type.String(), noun: Type.String(), unit: Type.String(), subSector: Type.String() }),
    ),
    commodityHeadlines: Headlines,
    commodityTopics: Type.Array(Topic),
    commodityAbstracts: Abstracts,
  }),
)

export const { strategyHeadlines, strategyTopics, strategyAbstracts } = readTexts(
  'macro/strategy',
  fields({ strategyHeadlines: Headlines, strategyTopics: Type.Array(Topic), strategyAbstracts: Abstracts }),
)
