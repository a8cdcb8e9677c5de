/** Paragraphs of lines as the text of a mail. */
export const buildText = (...paragraphs: (readonly string[])[]): string =>
  `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`
