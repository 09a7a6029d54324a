// Run by tests in a process of its own: opens the folder, stores rows as fast as it can and says which are stored.
import { sql } from 'kysely'
import { openDatabase } from '../open-database.ts'
import { quietLog } from './quiet-log.ts'
import { testSecret } from './test-secret.ts'

const [dataDir, from] = process.argv.slice(2)
const database = await openDatabase({ dataDir, secret: testSecret, log: quietLog })
for (let n = Number(from); ; n++) {
  await database.write({ account: 'KILLED' }, async (tx) => {
    // Two rows a transaction: after the crash both are there, or none.
    for (const half of ['a', 'b']) {
      await sql`insert into audit (account_code, action, subject_type, subject_id)
        values ('KILLED', 'store', ${half}, ${String(n)})`.execute(tx.db)
    }
  })
  process.stdout.write(`${n}\n`)
}
