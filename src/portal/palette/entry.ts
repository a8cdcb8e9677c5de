/** Kinds whose entries are matched with the typed text, in the default order, used between equal matches. */
export const kinds = ['companies', 'analysts', 'pages', 'actions'] as const
export type Kind = (typeof kinds)[number]

/** An entry of the palette. */
export type Entry = {
  key: string
  kind: Kind | 'research'
  label: string
  /** The language of the label, if it is another one than the page's. */
  lang?: string
  /** Extra text that is shown and searched: a company's ticker, an analyst's role. */
  detail?: string
  /** A short date, shown before the detail and not searched. */
  date?: { text: string; iso: string }
  /** Another name that is searched. */
  also?: string
  /** `withToken`: opens a new tab, with a token in its address (R043). */
  does: { href: string; withToken?: true } | { run: () => void }
}

/** A group of entries with a heading. */
export type Section = { kind: Entry['kind'] | 'recent'; entries: readonly Entry[] }
