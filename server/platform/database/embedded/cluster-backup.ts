import { cp, mkdir } from 'node:fs/promises'
import type pg from 'pg'

/**
 * Copies the engine's files while holding its only connection, so nothing is written during the copy. The copy opens
 * like the original.
 */
export async function copyCluster(client: pg.ClientBase, cluster: string, to: string): Promise<void> {
  await client.query('reset role; checkpoint; set role portico_app')
  await mkdir(to, { mode: 0o700 })
  await cp(cluster, `${to}/cluster`, { recursive: true })
}
