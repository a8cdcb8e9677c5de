/** Houses that manage listed investment companies, all under one letter. */
export const fundHouses: readonly string[] = ['Seaforth', 'Selhurst', 'Silverburn', 'St Aldate', 'Strathearn']

/** What a listed investment company invests in, and the region that it is filed under. */
export const mandates: readonly { name: string; region: string }[] = Object.entries({
  Global:
    'Global Growth; Global Income; Global Smaller Companies; Infrastructure; Renewables Income; Healthcare; Technology; Private Equity; Multi-Asset; Natural Resources',
  'North America': 'American Growth; American Income; North American Smaller Companies',
  'Latin America': 'Latin American',
  'Western Europe':
    'European Growth; European Income; European Smaller Companies; UK Smaller Companies; UK Equity Income; UK Special Situations; Swiss Select; Property Income',
  Nordics: 'Nordic Growth; Nordic Smaller Companies',
  'Southern Europe': 'Iberian; Mediterranean Income',
  'Central & Eastern Europe': 'Emerging Europe',
  'Middle East & Africa': 'Africa Opportunities; Gulf Income',
  'Greater China': 'China Growth; China Smaller Companies',
  'Japan & Korea': 'Japan Growth; Japan Smaller Companies; Korea Value',
  'South & South-East Asia': 'India Growth; Asian Income; Asian Smaller Companies',
  Oceania: 'Australasian Income',
}).flatMap(([region, line]) => line.split('; ').map((name) => ({ name, region })))
