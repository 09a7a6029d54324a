import type { Platform } from '../platform/platform.ts'

/** Makes the demonstration data in an empty database; only then are the modules that make it loaded. */
export async function fillEmptyDatabase(
  platform: Pick<Platform, 'config' | 'database' | 'files' | 'now' | 'log' | 'secret'>,
): Promise<void> {
  const someone = await platform.database.read('system', (tx) =>
    tx.db.selectFrom('users').select('id').limit(1).executeTakeFirst(),
  )
  if (someone !== undefined) return
  const { makeDemoWorld } = await import('./demo-world.ts')
  await makeDemoWorld(platform)
}
