/** In the order in which they stand where none fits better than another. */
export const kinds = ['companies', 'analysts', 'pages', 'actions'] as const
export type Kind = (typeof kinds)[number]

/** Something that the palette finds. */
export type Entry = {
  key: string
  kind: Kind | 'research'
  label: string
  /** What stands beside it, and finds it too: a company's ticker, an analyst's role. */
  detail?: string
  /** What it is called besides. */
  also?: string
  /** With a token it opens a tab of its own, to which the session's token goes along (R043). */
  does: { href: string; withToken?: true } | { run: () => void }
}

/** Rows under a heading of their own. */
export type Section = { kind: Entry['kind'] | 'recent'; entries: readonly Entry[] }
