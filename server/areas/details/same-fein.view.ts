import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import { sql } from 'kysely'
import type { AccountContext } from '../../platform/context.ts'
import { seesSisters } from './details.access.ts'

type SameFein = AccountDetails['sameFein']

/** Accounts that are named at most. */
const limit = 20

/** Other accounts of the brokerage with the employer number of this one. It looks past the wall between accounts. */
export async function sameFeinView(context: AccountContext): Promise<SameFein> {
  if (!seesSisters(context)) return []
  const { account, brokerage } = context.account
  return context.platform.database.read('system', async (tx) => {
    const { rows } = await sql<SameFein[number]>`
      select accounts.code as "accountCode", company_name as "companyName"
      from facts own
      join facts other on other.address = 'fein' and other.value = own.value and other.account_code <> own.account_code
      join accounts on accounts.code = other.account_code
      where own.account_code = ${account} and own.address = 'fein' and own.value is not null
        and brokerage_code = ${brokerage} and deleted_at is null
      order by company_name, accounts.code limit ${limit}`.execute(tx.db)
    return rows
  })
}
