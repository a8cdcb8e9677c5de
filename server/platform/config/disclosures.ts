/** Stands at the foot of every file. */
export const disclosures =
  'This document is for professional clients only and is not an offer to buy or sell any security. Opinions are those of ' +
  'the authors at the date of publication and may change without notice. Past performance is no guide to future results.'
