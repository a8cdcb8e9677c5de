/** Where the ids of each kind of record begin: each kind has room to grow, so that adding a record moves no other. */
export const firstId = {
  assetClass: 101,
  region: 201,
  sector: 301,
  subSector: 401,
  country: 501,
  contentType: 601,
  roadshowType: 701,
  language: 801,
  analyst: 1001,
  /** Up to 2099, by hand. */
  edgeCompany: 2001,
  operatingCompany: 2101,
  investmentCompany: 2501,
  edgeDocument: 1,
  lodestar: 1001,
  plumbline: 2001,
  foreignNote: 3001,
  document: 10_001,
  edgeEvent: 1,
  event: 101,
  pastEvent: 1001,
} as const

/** A company's ticker is a tag of its own. */
export const tickerIdOf = (companyId: number): number => companyId + 1000

/** `external_reference` of a document. */
export const referenceOf = (documentId: number): string => `HR-${String(documentId).padStart(6, '0')}`
