import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters of OWASP ASVS appendix C: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a new password for keeping. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/**
 * Whether a password is the one kept. Without a user the same work is done on a made-up hash, so that the time
 * taken does not tell whether the user exists.
 */
export async function passwordMatches(kept: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(kept ?? (await madeUpHash()), password)
  return kept !== undefined && matches
}

let madeUp: Promise<string> | undefined
const madeUpHash = () => (madeUp ??= hashPassword('nobody has this password'))
