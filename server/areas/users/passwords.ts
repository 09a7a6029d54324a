import { hash, parseOptions, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { networkOf } from '../../platform/access/rate-limits.ts'
import { BoundedQueue } from '../../platform/bounded-queue.ts'
import { seal } from '../../platform/secret.ts'

/** Argon2id with the parameters of OWASP ASVS appendix C: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The prefix of a hash keyed with the server's secret, naming the key. */
const keyId = 'k1'

/** One hash per core at a time: addresses take turns, so that a flood from one does not block the others. */
const queue = new BoundedQueue({ atOnce: availableParallelism(), mayWait: 64 })

const pepper = (secret: string) => Buffer.from(seal(secret, 'password pepper'), 'base64url')

/**
 * Hashes a new password for storage, keyed with the server's secret, so that a copy of the database alone does not help
 * guessing. Rejects with 503 while too many wait; `ip` is the caller in the queue.
 */
export const hashPassword = (secret: string, password: string, ip = ''): Promise<string> =>
  queue.run(async () => `${keyId}${await hash(password, { ...cost, secret: pepper(secret) })}`, networkOf(ip))

/**
 * Whether a password matches the stored one. Without a user, a made-up hash costs the same work, so that timing does
 * not reveal whether the user exists. Rejects with 503 while too many wait.
 */
export async function passwordMatches(
  secret: string,
  stored: string | undefined,
  password: string,
  ip = '',
): Promise<boolean> {
  const compared = stored ?? nobodys
  const keyed = isKeyed(compared) ? { secret: pepper(secret) } : {}
  const matches = await queue.run(() => verify(withoutKeyId(compared), password, keyed), networkOf(ip))
  return stored !== undefined && matches
}

/** Whether a kept hash was made in another way than hashes are made now. */
export function isOutdatedHash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(withoutKeyId(stored))
  const isSame =
    memoryCost === cost.memoryCost && timeCost === cost.timeCost && parallelism === cost.parallelism && isKeyed(stored)
  return !isSame
}

const isKeyed = (stored: string) => stored.startsWith(keyId)

/** The same letters may occur within a hash. */
const withoutKeyId = (stored: string) => (isKeyed(stored) ? stored.slice(keyId.length) : stored)

/** A hash that no password has, of the same cost as a kept one. */
const nobodys = `${keyId}$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`
