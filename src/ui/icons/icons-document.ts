// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons of what can be done with a document. */
export const openIcon = 'M15 3h6v6m-11 5L21 3m-3 10v6a2 2 0 01-2 2H5a2 2 0 01-2-2V8a2 2 0 012-2h6'
