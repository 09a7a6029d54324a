// Usage: node server/platform/jobs/make-queue-migration.ts <file> [version that the database has]
// Writes the tables of the pinned job queue library, or the steps from an older version of them, as a migration.
import { writeFileSync } from 'node:fs'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'

const [file, from] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the migration file to write')

const plan = from === undefined ? getConstructionPlans('jobs') : getMigrationPlans('jobs', Number(from))

// A migration runs in a transaction and under a lock already.
const sql = plan
  .replace(/^\s*(BEGIN|COMMIT);\s*$/gm, '')
  .replace(/^\s*SET LOCAL (lock_timeout|idle_in_transaction_session_timeout) = \d+;\s*$/gm, '')
  .replace(/^\s*SELECT pg_advisory_xact_lock\(.*\);\s*$/gm, '')
  .replace(/[ \t]+$/gm, '')
  .replace(/\n{3,}/g, '\n\n')
  .trim()
writeFileSync(file, `-- The job queue's tables, written by server/platform/jobs/make-queue-migration.ts.\n\n${sql}\n`)
