import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters of argon2id (the package's default algorithm): 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

/** Checked if no user is known, so that the answer takes the same work. */
const nobody = hashPassword('a password of nobody')

/** Whether the password belongs to the hash; without a hash it is false, after the same work. */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await nobody), password)
  return storedHash !== undefined && matches
}
