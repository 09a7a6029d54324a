// node server/platform/jobs/test/told.worker.ts: a part of the server that writes down in the file TOLD what becomes of it.
import { appendFileSync, existsSync } from 'node:fs'
import { workForServer } from '../supervised-process.ts'

const tell = (what: string) => appendFileSync(process.env['TOLD']!, `${what}\n`)

await workForServer(async () => {
  if (existsSync(`${process.env['TOLD']!}.broken`)) throw new Error('It cannot begin')
  tell(`begun ${process.pid}`)
  return { stop: async () => tell('stopped') }
})
