// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons of an event and of its day. */
export const calendarIcon = 'M8 2v3m8-3v3M5 3h14a2 2 0 012 2v14a2 2 0 01-2 2h-14a2 2 0 01-2-2v-14a2 2 0 012-2zM3 9h18'
export const starIcon =
  'M11.53 2.3a.53.53 0 01.95 0l2.31 4.68a2.12 2.12 0 001.6 1.16l5.17.76a.53.53 0 01.29.9l-3.74 3.64a2.12 2.12 0 00-.61 1.88l.88 5.14a.53.53 0 01-.77.56l-4.62-2.43a2.12 2.12 0 00-1.97 0L6.4 21.01a.53.53 0 01-.77-.56l.88-5.14a2.12 2.12 0 00-.61-1.88L2.16 9.8a.53.53 0 01.29-.91l5.17-.75a2.12 2.12 0 001.6-1.16z'
