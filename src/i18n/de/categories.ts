/** Categories of tags, one and several, and the ranges of days to choose from. */
export const categories = {
  'categories.Analyst': 'Analyst',
  'categories.Company': 'Unternehmen',
  'categories.Sector': 'Sektor',
  'categories.Sub-Sector': 'Teilsektor',
  'categories.Region': 'Region',
  'categories.Country': 'Land',
  'categories.Asset Class': 'Anlageklasse',
  'categories.Content Type': 'Inhaltsart',
  'categories.Ticker': 'Ticker',
  'categories.Roadshow Type': 'Veranstaltungsart',

  'category-plurals.Analyst': 'Analysten',
  'category-plurals.Company': 'Unternehmen',
  'category-plurals.Sector': 'Sektoren',
  'category-plurals.Sub-Sector': 'Teilsektoren',
  'category-plurals.Region': 'Regionen',
  'category-plurals.Country': 'Länder',
  'category-plurals.Asset Class': 'Anlageklassen',
  'category-plurals.Content Type': 'Inhaltsarten',
  'category-plurals.Ticker': 'Ticker',
  'category-plurals.Roadshow Type': 'Veranstaltungsarten',

  'feed.all': 'Alle',

  'past-ranges.Last 30 Days': 'Letzte 30 Tage',
  'past-ranges.Last 90 Days': 'Letzte 90 Tage',
  'past-ranges.Last 6 Months': 'Letzte 6 Monate',
  'past-ranges.All Time': 'Unbegrenzt',
}
