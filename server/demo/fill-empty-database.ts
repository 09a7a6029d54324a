import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '../platform/platform.ts'

/**
 * Makes the demonstration data in an empty database, or makes what is missing if an earlier start was interrupted. Only
 * then are the modules that make it loaded.
 */
export async function fillEmptyDatabase(
  platform: Pick<Platform, 'config' | 'database' | 'files' | 'now' | 'log' | 'secret'>,
): Promise<void> {
  const { config, database } = platform
  const unfinished = join(config.dataDir, 'demonstration-unfinished')
  const someone = await database.read('system', (tx) =>
    tx.db.selectFrom('users').select('id').limit(1).executeTakeFirst(),
  )
  if (someone !== undefined && !existsSync(unfinished)) return
  await mkdir(config.dataDir, { recursive: true })
  await writeFile(unfinished, '')
  const { makeDemoWorld } = await import('./demo-world.ts')
  await makeDemoWorld(platform)
  await rm(unfinished)
}
