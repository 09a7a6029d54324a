import { timingSafeEqual } from 'node:crypto'
import { hashOfToken, seal } from '../../platform/secret.ts'

/** Minutes that an access cookie lives between refreshes. */
export const accessMinutes = 15
/** Minutes without a person's input after which a session ends. */
export const idleMinutes = 60
/** Hours after which a session ends in any case. */
export const absoluteHours = 12
/** Seconds in which a repeated refresh gets the same successor, and the replaced session cookie still works. */
export const refreshReuseSeconds = 10

/** A session as its credentials need it. `salt` holds 32 random bytes. */
export interface Seed {
  readonly id: string
  readonly salt: Buffer
}

/**
 * A session's credentials are derived from its random salt and the server's key, not stored: a repeated refresh gets
 * the same ones, and a copy of the database reveals none.
 */
export const sessionToken = (secret: string, { id, salt }: Seed, generation: number): string =>
  derive(secret, `session ${generation}`, id, salt)

/** The bearer for the secondary client: worth nothing without the session cookie it belongs to. */
export const bearerToken = (secret: string, { id, salt }: Seed, generation: number): string =>
  derive(secret, `bearer ${generation}`, id, salt)

/** The refresh secret of one generation. */
export const refreshSecret = (secret: string, { id, salt }: Seed, generation: number): string =>
  `${id}.${generation}.${derive(secret, `refresh ${generation}`, id, salt)}`

const derive = (secret: string, purpose: string, id: string, salt: Buffer) =>
  seal(secret, purpose, id, salt.toString('base64url'))

/** Compares two credentials in constant time. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashOfToken(one), hashOfToken(other))
}

/** Which generation of which session a presented refresh secret claims to be; whether it is genuine is not yet said. */
export function parseRefreshSecret(presented: string | undefined): { id: string; generation: number } | undefined {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}$/.exec(presented ?? '')
  return match === null ? undefined : { id: match[1]!, generation: Number(match[2]) }
}
