import { join } from 'node:path'
import { sql } from 'kysely'
import { agencyFolder } from '../../areas/staging/agency-system/agency-folder.ts'
import { rowLabels } from '../../areas/staging/rows/row-labels.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The agency management system's data of the contractor, and what was pushed a year ago: one value changed in both. */
const heldOfAcme = [
  { key: 'legalName', label: 'Legal name', value: 'Acme Builders Group, Inc.', pushed: 'Acme Builders Group, Inc.' },
  { key: 'phone', label: 'Business phone', value: '(312) 555-0100', pushed: '(312) 555-0107' },
  { key: 'website', label: 'Website', value: 'https://acmebuilders.example', pushed: 'https://acmebuilders.example' },
  { key: 'yearsInBusiness', label: 'Years in business', value: '26', pushed: '26' },
  { key: 'headcountFull', label: 'Full-time employees', value: '184', pushed: '184' },
]

/** Stages the contractor's values, next to those of the agency management system. */
export async function makeStaging(tx: Tx, dataDir: string, now: Date): Promise<void> {
  const held = [...heldOfAcme, ...(await rowsAsBound(tx))]
  await agencyFolder(join(dataDir, 'agency')).write(
    'ACME',
    held.map(({ key, label, value }) => ({ key, label, value })),
  )
  await tx.db
    .insertInto('account_features')
    .values({ account_code: 'ACME', name: 'USE_STAGING_FLOW', value: 'true' })
    .execute()
  await tx.db
    .insertInto('staging_values')
    .values(
      held.map(({ key, value, pushed }) => ({
        account_code: 'ACME',
        key,
        held: JSON.stringify(value),
        pushed: JSON.stringify(pushed),
      })),
    )
    .execute()
  await tx.db.insertInto('staging_reads').values({ account_code: 'ACME', read_at: now }).execute()
}

/** The contractor's rows as bound a year ago, and pushed to the agency management system then. */
async function rowsAsBound(tx: Tx) {
  const { rows } = await sql<{ key: string; cells: Record<string, string> }>`
    select concat_ws(':', 'schedule', schedule_type, tab_id, row_id) as key, cells from schedule_row_states
    where account_code = 'ACME' and snapshot_number = 1 order by schedule_type, rank`.execute(tx.db)
  const labels = await rowLabels(tx, 'ACME', rows)
  return rows.map(({ key, cells }) => ({ key, label: labels.get(key) ?? key, value: cells, pushed: cells }))
}
