import type { Tx } from '../../../platform/database/database.ts'
import { insertProspect, setAccountRole } from '../../accounts/accounts.door.ts'
import { keptRights } from '../rights.ts'
import { accountCodeFor } from './account-code.ts'

/** Makes a prospect's account at a brokerage with one person as its Admin, and answers its code. */
export async function makeProspect(
  tx: Tx,
  { brokerage, companyName, userId }: { brokerage: string; companyName: string; userId: string },
  now: Date,
): Promise<string> {
  const code = accountCodeFor(companyName)
  const isFree = await insertProspect(tx, {
    code,
    company_name: companyName,
    brokerage_code: brokerage,
    created_at: now,
  })
  if (!isFree) return makeProspect(tx, { brokerage, companyName, userId }, now)
  const rights = keptRights({ role: 'ADMIN', permissions: [] })
  await setAccountRole(tx, { account_code: code, user_id: userId, ...rights })
  return code
}
