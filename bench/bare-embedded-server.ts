// The same as bare-server.ts on the embedded engine, which only the server's own seam can open.
import { createServer, type ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { startServer } from '../server/app/start-server.ts'
import { readConfig } from '../server/platform/config/config.ts'
import { createLog } from '../server/platform/log.ts'
import { bareList } from './bare-list.ts'

const account = process.env['BENCH_ACCOUNT'] ?? ''
const config = readConfig(process.env)
const { platform } = await startServer(config, { log: createLog(config) })

async function answer(response: ServerResponse): Promise<void> {
  const list = sql`${sql.raw(bareList.before)}${account}${sql.raw(bareList.between)}${50}`
  const { rows } = await platform.database.read({ account }, (tx) => list.execute(tx.db))
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify({ all: rows }))
}

createServer((_request, response) => void answer(response)).listen(config.port, '127.0.0.1')
