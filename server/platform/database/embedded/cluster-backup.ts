import { cp, mkdir } from 'node:fs/promises'
import type pg from 'pg'

/**
 * Copies the engine's files while its one connection is held here, so that nothing is written meanwhile.
 * The copy opens like the original.
 */
export async function copyCluster(client: pg.ClientBase, cluster: string, to: string): Promise<void> {
  await client.query('reset role; checkpoint; set role portico_app')
  await mkdir(to, { mode: 0o700 })
  await cp(cluster, `${to}/cluster`, { recursive: true })
}
