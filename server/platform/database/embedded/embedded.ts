import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseLog } from '../database.ts'
import type { Engine } from '../engine.ts'
import { PooledNotices } from '../notices.ts'
import { valueParsers } from '../value-parsers.ts'
import { copyCluster } from './cluster-backup.ts'
import { fillFromTemplate } from './cluster-template.ts'
import { lockFolder } from './folder-lock.ts'
import { WireStream } from './wire-stream.ts'
import { WorkerEngine } from './worker-engine.ts'

const transactionSeconds = 30

/** Starts the embedded engine on a folder that this process alone may use. */
export async function embeddedEngine(folder: string, log: DatabaseLog, seconds = transactionSeconds): Promise<Engine> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // The engine makes its files readable for everyone: the folder must keep others out.
  await chmod(folder, 0o700)
  const unlock = await lockFolder(folder)
  try {
    await noteUser(folder, log)
    const cluster = join(folder, 'cluster')
    await fillFromTemplate(cluster)
    const worker = new WorkerEngine(cluster, log)
    const connection: pg.ClientConfig = {
      stream: () => new WireStream(worker),
      user: 'postgres',
      database: 'postgres',
      password: '',
      ssl: false,
      types: valueParsers,
      pipeline: true,
    }
    await checkDurable(connection, worker)
    return {
      name: 'pglite',
      connection,
      connections: 1,
      transactionSeconds: seconds,
      resetSession: 'rollback; deallocate all; ',
      notices: new PooledNotices(log),
      backup: (client, to) => copyCluster(client, cluster, to),
      async close() {
        await worker.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** A container that shares the folder over a volume does not see the lock of another one, but finds this note. */
async function noteUser(folder: string, log: DatabaseLog): Promise<void> {
  const file = join(folder, 'used-by.txt')
  const before = await readFile(file, 'utf8').catch(() => '')
  const host = hostname()
  const otherHost = /on host (.+)$/m.exec(before)?.[1]
  if (otherHost !== undefined && otherHost !== host) {
    log.warn(
      `The database folder ${folder} was last used on host ${otherHost}. If that server still runs, stop it: two servers on one folder destroy data.`,
    )
  }
  await writeFile(file, `process ${process.pid} on host ${host}\n`, { mode: 0o600 })
}

/** Throws if the engine would acknowledge transactions before storing them. */
async function checkDurable(connection: pg.ClientConfig, worker: WorkerEngine): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ fsync: string }>('show fsync')
    const before = worker.syncs
    await client.query(`select pg_logical_emit_message(true, 'portico', 'start')`)
    if (rows[0]?.fsync !== 'on' || worker.syncs === before) {
      throw new Error(
        'The embedded database does not store transactions durably (no fsync was made), so it is not used',
      )
    }
  } finally {
    await client.end()
  }
}
