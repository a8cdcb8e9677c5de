/** The list is loaded with the first password that is set: most processes never need it. */
let list: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Signs that people put in place of letters. */
const substitutes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const unsubstituted = (text: string) => text.replace(/[0134579@$!]/g, (sign) => substitutes[sign] ?? sign)

const isLetter = (character: string) => /\p{L}/u.test(character)
const isLetterOrDigit = (character: string) => /[\p{L}\p{N}]/u.test(character)

/** The text from the first to the last character that belongs to it: people add others at both ends to meet a rule. */
function trimTo(text: string, belongs: (character: string) => boolean): string {
  const characters = [...text]
  const start = characters.findIndex(belongs)
  return start < 0 ? '' : characters.slice(start, characters.findLastIndex(belongs) + 1).join('')
}

/** What an attacker's program would try first to reach this password. */
function listForms(password: string): string[] {
  const folded = password.normalize('NFKC').toLowerCase()
  const plain = [...folded].filter(isLetterOrDigit).join('')
  const core = trimTo(folded, isLetter)
  return [
    folded,
    trimTo(folded, isLetterOrDigit),
    plain,
    unsubstituted(folded),
    core,
    unsubstituted(core),
    trimTo(plain, isLetter),
  ]
}

/**
 * Whether a password is one of the commonest, or is made of one by the usual additions: capital letters, signs in place of
 * letters, and digits or signs around it. Additions longer than the word itself make it another password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= load()
  const common = await list
  return listForms(password).some((form) => form.length * 2 >= password.length && common.has(form))
}
