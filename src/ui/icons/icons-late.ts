// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons of parts that are loaded when they are needed. */
export const calendarIcon = 'M8 2v3m8-3v3M5 3h14a2 2 0 012 2v14a2 2 0 01-2 2h-14a2 2 0 01-2-2v-14a2 2 0 012-2zM3 9h18'
export const userIcon = 'M19 21v-2a4 4 0 00-4-4H9a4 4 0 00-4 4v2M8 7a4 4 0 108 0a4 4 0 10-8 0'
export const mailIcon =
  'M22 7l-8.99 5.73a2 2 0 01-2.01 0L2 7M4 4h16a2 2 0 012 2v12a2 2 0 01-2 2h-16a2 2 0 01-2-2v-12a2 2 0 012-2z'
export const phoneIcon =
  'M13.83 16.57a1 1 0 001.21-.3l.36-.46A2 2 0 0117 15h3a2 2 0 012 2v3a2 2 0 01-2 2A18 18 0 012 4a2 2 0 012-2h3a2 2 0 012 2v3a2 2 0 01-.8 1.6l-.47.35a1 1 0 00-.29 1.23a14 14 0 006.39 6.38'
export const starIcon =
  'M11.53 2.3a.53.53 0 01.95 0l2.31 4.68a2.12 2.12 0 001.6 1.16l5.17.76a.53.53 0 01.29.9l-3.74 3.64a2.12 2.12 0 00-.61 1.88l.88 5.14a.53.53 0 01-.77.56l-4.62-2.43a2.12 2.12 0 00-1.97 0L6.4 21.01a.53.53 0 01-.77-.56l.88-5.14a2.12 2.12 0 00-.61-1.88L2.16 9.8a.53.53 0 01.29-.91l5.17-.75a2.12 2.12 0 001.6-1.16z'
export const checkIcon = 'M20 6L9 17l-5-5'
export const plusIcon = 'M5 12h14m-7-7v14'
export const circleIcon = 'M6 12a6 6 0 1012 0a6 6 0 10-12 0'
export const bellIcon =
  'M10.27 21a2 2 0 003.46 0m-10.47-5.67A1 1 0 004 17h16a1 1 0 00.74-1.67C19.41 13.96 18 12.5 18 8A6 6 0 006 8c0 4.5-1.41 5.96-2.74 7.33'
export const readIcon =
  'M21.2 8.4c.5.38.8.97.8 1.6v10a2 2 0 01-2 2H4a2 2 0 01-2-2V10a2 2 0 01.8-1.6l8-6a2 2 0 012.4 0zM22 10l-8.97 5.7a1.94 1.94 0 01-2.06 0L2 10'
export const keepIcon =
  'M17 3a2 2 0 012 2v15a1 1 0 01-1.5.87l-4.51-2.58a2 2 0 00-1.98 0l-4.51 2.58A1 1 0 015 20V5a2 2 0 012-2z'
export const keptIcon =
  'M17 3a2 2 0 012 2v15a1 1 0 01-1.5.87l-4.51-2.58a2 2 0 00-1.98 0l-4.51 2.58A1 1 0 015 20V5a2 2 0 012-2zM9 10l2 2l4-4'
