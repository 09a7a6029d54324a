// What the task-list call is held against: node:http, the same statements on the same kind of connection, JSON.
import { createServer } from 'node:http'
import pg from 'pg'

const account = process.env['BENCH_ACCOUNT']
const columns = `tasks.id, tasks.details, tasks.tagged_id, tasks.owner_id, tasks.due_at, tasks.page, tasks.link,
  tasks.secondary_id, tasks.completed_at, tasks.version, tagged.username, tagged.first_name, tagged.last_name`
const list = `select ${columns} from tasks join users as tagged on tagged.id = tasks.tagged_id
  where tasks.account_code = $1 and tasks.completed_at is null
  order by coalesce(tasks.due_at, 'infinity'), tasks.id limit $2`

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

createServer(async (_request, response) => {
  const { rows } = await pool.query({ name: 'list', text: list, values: [account, 50] })
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify({ all: rows }))
}).listen(Number(process.env['PORT']), '127.0.0.1')
