import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Why a brokerage cannot be suspended now: work for it that runs in the background and would stop halfway. */
export async function runningWork(tx: Tx, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ upload: boolean; renewal: boolean }>`select
      exists (select from account_uploads where brokerage_code = ${code} and state in ('CREATING', 'UNDOING')) as upload,
      exists (select from certificate_renewals join accounts on code = account_code
        where brokerage_code = ${code} and state = 'RUNNING') as renewal`.execute(tx.db)
  const { upload, renewal } = rows[0]!
  if (upload) return brokerageMessages.uploadRuns
  return renewal ? brokerageMessages.renewalRuns : undefined
}
