import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config/config.ts'

/** The server's own key: from the configuration, or generated once and stored in the data folder. */
export function loadSecret(config: Config): string {
  if (config.secret !== undefined) return config.secret
  const path = join(config.dataDir, 'secret')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const made = newToken()
  writeFileSync(path, `${made}\n`, { mode: 0o600 })
  return made
}

/** A keyed fingerprint of some parts for one purpose; cannot be forged without the server's key. */
export function seal(secret: string, purpose: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update([purpose, ...parts].join('\u0000'))
    .digest('base64url')
}

/** An unguessable token. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a random token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const cipher = 'aes-256-gcm'
/** Says with which key a value was sealed, so that keys can be changed while old values are still read. */
const keyId = 'k1'

/** Letters and digits that are not easily confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 12

/** A short code for something to print: 60 bits that only the server’s own key gives, the same each time. */
export function shortCode(secret: string, purpose: string, id: string): string {
  const bytes = Buffer.from(seal(secret, purpose, id), 'base64url')
  return Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** The stored hash of a code for a purpose. */
export const hashOfShortCode = (purpose: string, code: string): Buffer => hashOfToken(`${purpose} ${code}`)

/**
 * Encrypts a value for storage, so that a copy of the database does not reveal it. Opening needs the same `purpose`.
 */
export const sealValue = (secret: string, purpose: string, value: string): string =>
  sealWith(keyFor(secret, purpose), randomBytes(12), value)

/**
 * Encrypts like `sealValue`, but equal values give equal results, so the database can compare them. A copy reveals only
 * which are equal.
 */
export function sealEqually(secret: string, purpose: string, value: string): string {
  const nonce = createHmac('sha256', keyFor(secret, `${purpose} nonce`))
    .update(value)
    .digest()
    .subarray(0, 12)
  return sealWith(keyFor(secret, purpose), nonce, value)
}

function sealWith(key: Buffer, nonce: Buffer, value: string): string {
  const sealing = createCipheriv(cipher, key, nonce)
  const sealed = Buffer.concat([sealing.update(value, 'utf8'), sealing.final()])
  return [keyId, ...[nonce, sealed, sealing.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
}

/** Decrypts a sealed value. Throws if it was changed, or sealed for another purpose or with another key. */
export function openValue(secret: string, purpose: string, sealed: string): string {
  const [id, ...parts] = sealed.split('.')
  const [nonce, body, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (id !== keyId || nonce === undefined || body === undefined || tag === undefined)
    throw new Error('This value was not sealed with a known key')
  const opening = createDecipheriv(cipher, keyFor(secret, purpose), nonce).setAuthTag(tag)
  return Buffer.concat([opening.update(body), opening.final()]).toString('utf8')
}

const keys = new Map<string, Buffer>()

/** The key for a purpose, derived once: a server has one secret and a few purposes. */
function keyFor(secret: string, purpose: string): Buffer {
  const name = `${purpose}\u0000${secret}`
  const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', `portico ${keyId} ${purpose}`, 32))
  keys.set(name, key)
  return key
}
