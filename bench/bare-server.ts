// What the task-list call is held against: node:http, the same query on the same kind of connection, JSON.
import { createServer, type ServerResponse } from 'node:http'
import pg from 'pg'
import { bareList } from './bare-list.ts'

const account = process.env['BENCH_ACCOUNT']
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const list = `${bareList.before}$1${bareList.between}$2`

async function answer(response: ServerResponse): Promise<void> {
  const { rows } = await pool.query({ name: 'list', text: list, values: [account, 50] })
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify({ all: rows }))
}

createServer((_request, response) => void answer(response)).listen(Number(process.env['PORT']), '127.0.0.1')
