/** How long a database may take to say that it is there, in milliseconds. */
const TIMEOUT = 2_000

/** What a database answers; throws when it takes longer than two seconds. */
export const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  const late = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT, new Error('late')).unref())
  return Promise.race([answer, late])
}
