export type Piece = { kind: 'plain' | 'comment' | 'string' | 'tag' | 'keyword'; text: string }

const keywords = new Set(
  'import from export const let function return await async new type class default declare module namespace interface if'.split(
    ' ',
  ),
)

const patterns = {
  html: /(?<comment><!--[\s\S]*?(?:-->|$))|(?<tag><\/?[\w-]+|\/?>)|(?<string>"[^"\n]*")/g,
  code: /(?<comment>\/\*(?:[^*]|\*+[^*/])*(?:\*+\/)?|(?:^|\s)\/\/.*|^#.*)|(?<string>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|(?<tag><\/?[\w-]+|\/>)|(?<keyword>[a-z]\w*)/gm,
  plain: /(?!)/g,
} as const

export type CodeLanguage = keyof typeof patterns

/** A text in pieces that are coloured differently; together they are the text. */
export function pieces(text: string, language: CodeLanguage): Piece[] {
  const result: Piece[] = []
  let done = 0
  for (const match of text.matchAll(patterns[language])) {
    if (match.groups?.keyword !== undefined && !keywords.has(match[0])) continue
    // What stands before a comment is matched with it, since a look behind could not be checked for its time.
    const found = match[0].trimStart()
    const end = match.index + match[0].length
    const start = end - found.length
    if (start > done) result.push({ kind: 'plain', text: text.slice(done, start) })
    const kind = Object.entries(match.groups ?? {}).find(([, group]) => group !== undefined)?.[0] ?? 'plain'
    result.push({ kind: kind as Piece['kind'], text: found })
    done = end
  }
  return done < text.length ? [...result, { kind: 'plain', text: text.slice(done) }] : result
}
