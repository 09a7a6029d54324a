import type { CertificateStanding } from '@portico/contract/areas/certificates/standing.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface Standing {
  readonly id: string
  readonly standing: CertificateStanding
}

/** Saves how certificates compare with the policies of today, in one statement. */
export async function saveStandings(tx: Tx, account: string, moved: readonly Standing[]): Promise<void> {
  const found = sql<Standing>`jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)`.as<'found'>(
    sql`found (id uuid, standing text)`,
  )
  await tx.db
    .updateTable('certificates')
    .from(found)
    .set({ standing: sql`found.standing` })
    .where('account_code', '=', account)
    .whereRef('certificates.id', '=', 'found.id')
    .execute()
}
