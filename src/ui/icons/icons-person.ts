// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons of a person and of a telephone number. */
export const userIcon = 'M19 21v-2a4 4 0 00-4-4H9a4 4 0 00-4 4v2M8 7a4 4 0 108 0a4 4 0 10-8 0'
export const phoneIcon =
  'M13.83 16.57a1 1 0 001.21-.3l.36-.46A2 2 0 0117 15h3a2 2 0 012 2v3a2 2 0 01-2 2A18 18 0 012 4a2 2 0 012-2h3a2 2 0 012 2v3a2 2 0 01-.8 1.6l-.47.35a1 1 0 00-.29 1.23a14 14 0 006.39 6.38'
