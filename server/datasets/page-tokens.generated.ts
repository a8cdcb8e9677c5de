// Made by `npm run generate` from src/ui/tokens.

/** The colours of the portal, as declarations of roles. */
export const pageTokens = `
  --_surface: light-dark(#faf9f6, #0f1316);
  --_surface-raised: light-dark(#fff, #15191d);
  --_text: light-dark(#101820, #e9ecef);
  --_text-muted: light-dark(#5b6670, #98a3ad);
  --_line: light-dark(#e3e1da, #2a3036);
  --_accent: light-dark(#0b5c7a, #6cc0dd);
  --_positive: light-dark(#17704a, #6fc79b);
  --_negative: light-dark(#b3261e, #f2938a);
`
