export type Piece = { kind: 'plain' | 'comment' | 'string' | 'tag' | 'keyword'; text: string }

const patterns = {
  html: /(?<comment><!--[\s\S]*?-->)|(?<tag><\/?[\w-]+|\/?>)|(?<string>"[^"\n]*")/g,
  code: /(?<comment>\/\*[\s\S]*?\*\/|(?<![:"'])\/\/[^\n]*|^#[^\n]*)|(?<string>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|(?<tag><\/?[\w-]+|\/>)|(?<keyword>\b(?:import|from|export|const|let|function|return|await|async|new|type|class|default|declare|module|namespace|interface|if)\b)/gm,
  plain: /(?!)/g,
} as const

export type CodeLanguage = keyof typeof patterns

/** A text in pieces that are coloured differently; together they are the text. */
export function pieces(text: string, language: CodeLanguage): Piece[] {
  const result: Piece[] = []
  let done = 0
  for (const match of text.matchAll(patterns[language])) {
    if (match.index > done) result.push({ kind: 'plain', text: text.slice(done, match.index) })
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] ?? 'plain'
    result.push({ kind: kind as Piece['kind'], text: match[0] })
    done = match.index + match[0].length
  }
  return done < text.length ? [...result, { kind: 'plain', text: text.slice(done) }] : result
}
