import { german } from '#i18n/german.ts'

/** A language that nobody speaks: as long as the longest, and written right to left. */
export const PSEUDO = 'qps'

const LETTERS = 'אבגדהוזחטיכלמנסעפצקרשת'

/** The same in letters that are written right to left. */
const turned = (word: string) =>
  word.replace(/\p{L}/gu, (letter) => LETTERS[letter.charCodeAt(0) % LETTERS.length] ?? '')

/** As many letters, in words of up to six. */
const filling = (length: number) =>
  'אבגדהו '
    .repeat(Math.ceil(length / 6))
    .slice(0, length)
    .trim()

/**
 * A text as a translator might give it who needs much room: German words, a fifth longer still, which is 40 % and more above
 * English; every second word in letters of the other direction, between marks that show where it ends. Its places stay.
 */
function pseudo(text: string): string {
  const words = text.split(' ').map((word, index) => (index % 2 === 0 || word.includes('{') ? word : turned(word)))
  return `⟦${words.join(' ')} ${filling(Math.max(2, Math.ceil(text.length * 0.2)))}⟧`
}

/** Texts of a host, by which elements speak it where `lang` is `PSEUDO`. */
export const pseudoMessages = (): Record<string, string> =>
  Object.fromEntries(Object.entries(german).map(([key, text]) => [`${PSEUDO}:${key}`, pseudo(text)]))
