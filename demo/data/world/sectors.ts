/** The 11 sectors with their description lines (R397). */
export type Sector = { name: string; noun: string; description: readonly string[]; subSectors: readonly string[] }

export const sectors: readonly Sector[] = [
  {
    name: 'Energy',
    noun: 'energy',
    description: [
      'Producers of oil and gas and the companies that drill, equip and serve their fields.',
      'Our work turns on the cost of the marginal barrel, on how much cash is returned and on how long reserves last.',
    ],
    subSectors: ['Oil & Gas Producers', 'Energy Services'],
  },
  {
    name: 'Materials',
    noun: 'materials',
    description: [
      'Miners, chemical groups and makers of cement, glass and insulation.',
      'We follow capacity, inventories and the cost curve before we follow the spot price.',
    ],
    subSectors: ['Metals & Mining', 'Chemicals', 'Building Materials'],
  },
  {
    name: 'Industrials',
    noun: 'industrial',
    description: [
      'Electrical equipment, machinery, transport, aerospace and defence.',
      'Orders lead sales by two to six quarters in this sector, and we spend most of our time on that lead.',
    ],
    subSectors: ['Electrical Equipment', 'Machinery', 'Transport & Logistics', 'Aerospace & Defence'],
  },
  {
    name: 'Consumer Discretionary',
    noun: 'consumer',
    description: [
      'Car makers and suppliers, shops and travel: what households buy when they feel able to.',
      'Traffic, price and inventory data arrive every month, and we publish our own monitors of them.',
    ],
    subSectors: ['Autos & Parts', 'Retail', 'Travel & Leisure'],
  },
  {
    name: 'Consumer Staples',
    noun: 'staples',
    description: [
      'Food, drink, household and personal care.',
      'Volumes tell us whether a brand has earned its price; everything else follows.',
    ],
    subSectors: ['Food & Beverages', 'Household & Personal Care'],
  },
  {
    name: 'Healthcare',
    noun: 'healthcare',
    description: [
      'Medicines and the devices used in hospitals and at home.',
      'We model products one by one and keep a diary of approvals, expiries and tenders.',
    ],
    subSectors: ['Pharmaceuticals', 'Medical Technology'],
  },
  {
    name: 'Financials',
    noun: 'financial',
    description: [
      'Banks, insurers and listed investment companies.',
      'Capital, funding and the price of risk matter more to us here than reported earnings.',
    ],
    subSectors: ['Banks', 'Insurance', 'Investment Companies'],
  },
  {
    name: 'Technology',
    noun: 'technology',
    description: [
      'Software and semiconductors.',
      'We separate what customers have committed to from what they have merely tried.',
    ],
    subSectors: ['Software', 'Semiconductors'],
  },
  {
    name: 'Telecoms & Media',
    noun: 'telecoms and media',
    description: [
      'Network operators, towers, broadcasters, publishers and advertising groups.',
      'The questions are who pays for the network and who keeps the viewer.',
    ],
    subSectors: ['Telecoms', 'Media'],
  },
  {
    name: 'Utilities',
    noun: 'utility',
    description: [
      'Generators, grids and water companies.',
      'Allowed returns, permits and power prices set the value; we follow the regulators closely.',
    ],
    subSectors: ['Power & Grids'],
  },
  {
    name: 'Real Estate',
    noun: 'property',
    description: [
      'Listed owners of offices, warehouses, homes and shops.',
      'Rents, yields and refinancing dates explain most of the difference between one share and the next.',
    ],
    subSectors: ['Property Companies'],
  },
]
