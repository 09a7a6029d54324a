import { join } from 'node:path'
import type { FeatureTables } from '../../areas/features/features.table.ts'
import { agencyFolder } from '../../areas/staging/agency-system/agency-folder.ts'
import type { StagingTables } from '../../areas/staging/staging.table.ts'
import type { Tx } from '../../platform/database/database.ts'

/** What the agency system holds of the contractor, and what was sent there a year ago: one was changed in both. */
const heldOfAcme = [
  { key: 'legalName', label: 'Legal name', value: 'Acme Builders Group, Inc.', pushed: 'Acme Builders Group, Inc.' },
  { key: 'phone', label: 'Business telephone', value: '(312) 555-0100', pushed: '(312) 555-0107' },
  { key: 'website', label: 'Website', value: 'https://acmebuilders.example', pushed: 'https://acmebuilders.example' },
  { key: 'yearsInBusiness', label: 'Years in business', value: '26', pushed: '26' },
  { key: 'headcountFull', label: 'Full-time employees', value: '184', pushed: '184' },
]

/** The contractor's values are staged: what it told stands beside what the agency system holds. */
export async function makeStaging(tx: Tx, dataDir: string, now: Date): Promise<void> {
  await agencyFolder(join(dataDir, 'agency')).write(
    'ACME',
    heldOfAcme.map(({ key, label, value }) => ({ key, label, value })),
  )
  const tables = tx.db.$extendTables<FeatureTables & StagingTables>()
  await tables
    .insertInto('account_features')
    .values({ account_code: 'ACME', name: 'USE_STAGING_FLOW', value: 'true' })
    .execute()
  await tables
    .insertInto('staging_values')
    .values(
      heldOfAcme.map(({ key, value, pushed }) => ({
        account_code: 'ACME',
        key,
        held: JSON.stringify(value),
        pushed: JSON.stringify(pushed),
      })),
    )
    .execute()
  await tables.insertInto('staging_reads').values({ account_code: 'ACME', read_at: now }).execute()
}
