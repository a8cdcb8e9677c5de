import { randomFor } from '../random.ts'
import { countries, regions } from '../world/countries.ts'
import { assetClasses, documentTypes, languageNames, roadshowTypes } from '../world/labels.ts'
import { sectors } from '../world/sectors.ts'
import type { Analyst } from './analysts.ts'
import { companyTags } from './company-tags.ts'
import { plainTag, type SeedTag } from './tag.ts'
import { tagId, type World } from './world.ts'

function sectorTags(): SeedTag[] {
  return sectors.flatMap(({ name, description, subSectors }) => [
    plainTag(tagId('Sector', name), 'Sector', name, { data: { description: [...description] } }),
    ...subSectors.map((subSector) =>
      plainTag(tagId('Sub-Sector', subSector), 'Sub-Sector', subSector, { relatedIds: [tagId('Sector', name)] }),
    ),
  ])
}

const placeTags = (): SeedTag[] => [
  ...regions.map(({ name }) => plainTag(tagId('Region', name), 'Region', name)),
  ...countries.map(({ name, region }) =>
    plainTag(tagId('Country', name), 'Country', name, { relatedIds: [tagId('Region', region)] }),
  ),
]

const labelTags = (): SeedTag[] => [
  ...assetClasses.map((name) => plainTag(tagId('Asset Class', name), 'Asset Class', name)),
  ...documentTypes.map((name) => plainTag(tagId('Content Type', name), 'Content Type', name)),
  ...roadshowTypes.map(({ name }) => plainTag(tagId('Roadshow Type', name), 'Roadshow Type', name)),
  ...languageNames.map((name) => plainTag(tagId('Language', name), 'Language', name)),
]

/** What an analyst covers, in words. */
function fieldsOf(analyst: Analyst, world: World): string[] {
  const covered = world.companies.filter(({ analystIds }) => analystIds[0] === analyst.id)
  const fields = covered.map(({ subSector, region }) => `${subSector.name}, ${region}`)
  return fields.length > 0 ? [...new Set(fields)].slice(0, 6) : [analyst.desk]
}

const employers = [
  'a pension fund',
  'an audit firm',
  'a central bank',
  'an asset manager',
  'a manufacturer',
  'a rating agency',
]
const subjects = ['economics', 'finance', 'engineering', 'mathematics', 'history', 'physics']

function bioOf({ id, city, desk, inactive }: Analyst, world: World): string[] {
  const random = randomFor('analyst', id)
  const year = world.anchor.getUTCFullYear()
  const start = `${inactive ? `At Halden Research until ${year - 1}` : `Joined Halden Research in ${year - random.int(2, 17)}`}`
  return [
    `Covers ${desk.toLowerCase()} from ${city}.`.replace('Covers', inactive ? 'Covered' : 'Covers'),
    `${start}, after ${random.int(3, 12)} years at ${random.pick(employers)}.`,
    `Holds a degree in ${random.pick(subjects)}.`,
  ].slice(0, random.int(1, 3))
}

function roleOf({ desk, isHead, inactive }: Analyst): string {
  if (inactive) return `Former analyst, ${desk}`
  return isHead ? `Head of ${desk} Research` : `Analyst, ${desk}`
}

const analystTag = (analyst: Analyst, world: World): SeedTag => ({
  ...plainTag(analyst.id, 'Analyst', analyst.name),
  externalId: `AN-${analyst.id}`,
  inactive: analyst.inactive,
  hasImage: randomFor('analyst-image', analyst.id).chance(0.85),
  data: {
    role: roleOf(analyst),
    email: analyst.email,
    phone: analyst.phone,
    bio: bioOf(analyst, world),
    related_fields: fieldsOf(analyst, world),
  },
})

/** Every tag of the demo data. */
export const createTags = (world: World): SeedTag[] => [
  ...labelTags(),
  ...placeTags(),
  ...sectorTags(),
  ...world.analysts.map((analyst) => analystTag(analyst, world)),
  ...[...world.companies, world.delisted].flatMap((company) => companyTags(company, world)),
]
