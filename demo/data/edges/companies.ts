/** What an edge company lacks or has in particular. */
type Oddity =
  | 'no analyst'
  | 'no image'
  | 'no price'
  | 'no rating'
  | 'losses'
  | 'closed files'
  | 'no files'
  | 'inactive analyst'
  | 'delisted'

export type EdgeCompany = {
  /** Id of the company's tag; its ticker's is 1000 higher. */
  id: number
  name: string
  /** As texts call it. */
  short: string
  country: string
  subSector: string
  oddities: readonly Oddity[]
  /** The name in the data of tests, if markup is to be in it. */
  hostileName?: string
}

const company = (
  id: number,
  name: string,
  short: string,
  country: string,
  subSector: string,
  ...oddities: Oddity[]
): EdgeCompany => ({ id, name, short, country, subSector, oddities })

const longName = "Compagnie Intercontinentale des Messageries et Entrepôts Frigorifiques de l'Atlantique"

/** Companies planted for names, letters and missing fields that a page must survive. */
export const edgeCompanies = {
  fifteenCharacters: company(2001, 'Nordmark Cables', 'Nordmark', 'SE', 'Electrical Equipment'),
  sixteenCharacters: company(2002, 'Hallström Timber', 'Hallström', 'SE', 'Building Materials'),
  semicolonAndAmpersand: company(2003, 'Wexler; Dunn & Co', 'Wexler; Dunn & Co', 'GB', 'Retail'),
  quotes: company(2004, 'The "Blue" Line', 'The "Blue" Line', 'GB', 'Transport & Logistics'),
  apostrophe: company(2005, "O'Malley Freight", "O'Malley", 'IE', 'Transport & Logistics'),
  markup: { ...company(2006, 'Brandmoor Media', 'Brandmoor', 'GB', 'Media'), hostileName: 'Brand <b>New</b> Media' },
  percent: company(2007, 'Plus 10% Outlets', 'Plus 10%', 'NL', 'Retail'),
  polish: company(2008, 'Łódzka Żegluga', 'Łódzka Żegluga', 'PL', 'Transport & Logistics'),
  turkish: company(2009, 'İzgören Çelik', 'İzgören', 'TR', 'Metals & Mining'),
  chinese: company(2010, '恒岭科技', '恒岭科技', 'CN', 'Software'),
  arabic: company(2011, 'شركة واحة النخيل للطاقة', 'واحة النخيل', 'SA', 'Power & Grids'),
  emoji: company(2012, 'Bright Kiosk 🌻', 'Bright Kiosk', 'US', 'Retail'),
  longName: company(2013, longName, 'Messageries Frigorifiques', 'FR', 'Transport & Logistics'),
  bare: company(
    2014,
    'Ziegelhof Holding',
    'Ziegelhof',
    'DE',
    'Property Companies',
    'no analyst',
    'no image',
    'no price',
    'no rating',
    'no files',
  ),
  negativeEps: company(2015, 'Jutland Biologics', 'Jutland Biologics', 'DK', 'Pharmaceuticals', 'losses'),
  closedFiles: company(2016, 'Rennwick Power', 'Rennwick', 'GB', 'Power & Grids', 'closed files'),
  noFiles: company(2017, 'Torrevado Estates', 'Torrevado', 'ES', 'Property Companies', 'no files'),
  notRated: company(2018, 'Pomerania Stores', 'Pomerania Stores', 'PL', 'Retail', 'no rating'),
  inactiveAnalyst: company(2019, 'Kettleby Bank', 'Kettleby', 'GB', 'Banks', 'inactive analyst'),
} as const satisfies Readonly<Record<string, EdgeCompany>>

/**
 * No longer listed, so inactive: its profile is refused and no list has it (R298). It stands apart from the others, which
 * texts are written about, and its letter has no company else.
 */
export const delistedCompany = company(
  2020,
  'Quillmore Shipping',
  'Quillmore',
  'GB',
  'Transport & Logistics',
  'delisted',
)
