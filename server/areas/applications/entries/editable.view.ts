import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isFeatureOn } from '../../features/features.public.ts'
import type { ApplicationRow } from './application-rows.view.ts'

/** Whether the answers of an application may be changed in the portal: for PDFs only if that is turned on. */
export async function editableView(
  tx: Tx,
  account: string,
  { isPdf }: Pick<ApplicationRow, 'isPdf'>,
): Promise<boolean> {
  if (!isPdf) return true
  const { rows } = await sql<{ brokerage: string }>`select brokerage_code as brokerage from accounts
    where code = ${account}`.execute(tx.db)
  return isFeatureOn(tx, { account, brokerage: rows[0]!.brokerage }, 'APPLICATION_PDF_EDITING')
}
