import { servesLawFirms } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { freeCodeView, insertAccount, accountRoles } from '../../accounts/accounts.public.ts'
import { normalizedRights } from '../rights.ts'

/** Creates a prospect's account at a brokerage with one person as its Admin, and returns its code. */
export async function makeProspect(
  tx: Tx,
  { brokerage, companyName, userId }: { brokerage: string; companyName: string; userId: string },
  now: Date,
): Promise<string> {
  const code = await freeCodeView(tx, companyName)
  const isFree = await insertAccount(tx, {
    code,
    company_name: companyName,
    brokerage_code: brokerage,
    relationship: 'PROSPECT',
    is_law_firm: servesLawFirms(brokerage),
    created_at: now,
  })
  if (!isFree) return makeProspect(tx, { brokerage, companyName, userId }, now)
  const rights = normalizedRights({ role: 'ADMIN', permissions: [] })
  await accountRoles.set(tx, { account_code: code, user_id: userId, ...rights })
  return code
}
