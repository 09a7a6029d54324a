import type { Tx } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/rows.ts'
import { notFound } from '../../platform/error-response.ts'

/** A transfer, locked until the transaction ends; rejected if unknown. */
export async function lockTransfer(tx: Tx, id: string): Promise<Row<'account_transfers'>> {
  const row = await tx.db
    .selectFrom('account_transfers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  return row
}

/**
 * The open share of an account, locked until the transaction ends. Locked before the account, in the same order as at
 * its start.
 */
export async function lockOpenShare(tx: Tx, account: string): Promise<Row<'account_transfers'> | undefined> {
  return tx.db
    .selectFrom('account_transfers')
    .selectAll()
    .where('code', '=', account)
    .where('kind', '=', 'SHARE')
    .where('state', 'in', ['PROPOSED', 'AGREED', 'BLOCKED', 'IN_FORCE'])
    .forUpdate()
    .executeTakeFirst()
}

interface MovingAccount {
  readonly code: string
  readonly company_name: string
  readonly brokerage_code: string
  readonly record_version: number
  readonly merged_into: string | null
}

/** An account, locked until the transaction ends: no one changes its record or its brokerage until then. */
export async function lockAccount(tx: Tx, code: string): Promise<MovingAccount | undefined> {
  return tx.db
    .selectFrom('accounts')
    .select(['code', 'company_name', 'brokerage_code', 'record_version', 'merged_into'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
}
