import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The server's own key: from the configuration, or made once and kept in the data folder. */
export function loadSecret(config: Config): string {
  if (config.secret !== undefined) return config.secret
  const path = join(config.dataDir, 'secret')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('base64url')
  writeFileSync(path, `${made}\n`, { mode: 0o600 })
  return made
}

/** A keyed fingerprint of some parts for one purpose; nobody without the server's key can make it. */
export function seal(secret: string, purpose: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update([purpose, ...parts].join('\u0000'))
    .digest('base64url')
}
