/** A name of more than so many letters with the initial of the first name: `M. Wójcik`. A single word stays as it is. */
export const shortenName = (name: string, most: number): string =>
  name.length > most ? name.replace(/^(\p{Lu})\S+ (?=\S)/u, '$1. ') : name
