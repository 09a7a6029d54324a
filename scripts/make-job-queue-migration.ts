import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// Usage: node scripts/make-job-queue-migration.ts <file> [version that the database has]
// Writes the tables of the pinned job queue library, or the steps from an older version of them, as a migration.
const [file, from] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the migration file to write')

/** The part of the job queue library that this script uses. */
interface Library {
  getConstructionPlans(schema: string): string
  getMigrationPlans(schema: string, version: number): string
}

// The library is a dependency of the server, not of the scripts, so it is looked up from there.
const require = createRequire(new URL('../server/package.json', import.meta.url))
const library = 'pg-boss'
const { getConstructionPlans, getMigrationPlans } = require(library) as Library
const plan = from === undefined ? getConstructionPlans('jobs') : getMigrationPlans('jobs', Number(from))

// A migration runs in a transaction and under a lock already.
const sql = plan
  .replace(/^\s*(BEGIN|COMMIT);\s*$/gm, '')
  .replace(/^\s*SET LOCAL (lock_timeout|idle_in_transaction_session_timeout) = \d+;\s*$/gm, '')
  .replace(/^\s*SELECT pg_advisory_xact_lock\(.*\);\s*$/gm, '')
  .replace(/[ \t]+$/gm, '')
  .replace(/\n{3,}/g, '\n\n')
  .trim()
writeFileSync(file, `-- The job queue's tables, written by scripts/make-job-queue-migration.ts.\n\n${sql}\n`)
