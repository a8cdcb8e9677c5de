/** The nine asset classes, as tags. */
export const assetClasses = [
  'Equity',
  'Fixed Income',
  'Credit',
  'Currencies',
  'Commodities',
  'Money Markets',
  'Real Estate',
  'Infrastructure',
  'Multi-Asset',
] as const
export type AssetClass = (typeof assetClasses)[number]

/** The 22 kinds of document: the tags of the category Content Type, and a document's `document_type`. */
export const documentTypes = [
  'Company Note',
  'Rating Change',
  'Initiation',
  'Results Review',
  'Sector Note',
  'Thematic',
  'Macro',
  'Strategy',
  'Fixed Income',
  'Currencies',
  'Commodities',
  'Model',
  'Tear Sheet',
  'Sales Commentary',
  'Event Note',
  'Flash Mail',
  'Data Monitor',
  'Quant Screen',
  'Valuation Tool',
  'Primer',
  'Earnings Preview',
  'Earnings Snapshot',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** Languages of texts, as tags; a text without one is in English. */
export const languageNames = ['German', 'French', 'Swedish'] as const
export type LanguageName = (typeof languageNames)[number]

/** The libraries behind the quick filters (R250, R251). */
export const libraries = [
  'research',
  'commentary',
  'flashmail',
  'analytics',
  'analytics_archive',
  'valuation',
  'primers',
  'eps',
] as const
export type Library = (typeof libraries)[number]

/** Kinds of event with the colour of their dot (R317); one has none and shows grey. */
export const roadshowTypes = [
  { name: 'Management Roadshow', colour: '#0b5c7a' },
  { name: 'Analyst Roadshow', colour: '#3d6b2f' },
  { name: 'Conference', colour: '#7a3e9d' },
  { name: 'Expert Call', colour: '#a4520a' },
  { name: 'Site Visit', colour: '#8a2c3e' },
  { name: 'Webinar', colour: '#2d5aa8' },
  { name: 'Results Call', colour: '#5c5f14' },
  { name: 'Dinner', colour: null },
] as const

/** Best first: a step up the list is an upgrade. */
export const ratings = ['Buy', 'Hold', 'Sell'] as const
export type Rating = (typeof ratings)[number]
