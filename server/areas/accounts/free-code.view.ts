import { codeCandidates, codeOfName } from '@portico/contract/areas/accounts/account-code.rules.ts'
import { randomInt } from 'node:crypto'
import type { Tx } from '../../platform/database/database.ts'

/** The best code for a company that no account has, archived and merged ones included. */
export async function freeCodeView(tx: Tx, companyName: string): Promise<string> {
  const candidates = codeCandidates(companyName)
  const rows = await tx.db.selectFrom('accounts').select('code').where('code', 'in', candidates).execute()
  const taken = new Set(rows.map(({ code }) => code))
  const free = candidates.find((code) => !taken.has(code))
  return free ?? `${codeOfName(companyName).slice(0, 5)}-${randomInt(100_000, 1_000_000)}`
}
