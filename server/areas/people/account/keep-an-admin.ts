import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { AccountMember, AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { hasOtherAdmin } from './account-people.view.ts'

/** Rejects removing the role of an account's last Admin. The caller holds the account's lock. */
export async function keepAnAdmin(
  tx: Tx,
  account: string,
  member: AccountMember,
  becomes: AccountRole | undefined,
): Promise<void> {
  if (member.role !== 'ADMIN' || becomes === 'ADMIN') return
  if (await hasOtherAdmin(tx, account, member.userId)) return
  throw unprocessable({ role: peopleMessages.lastAdmin }, peopleMessages.lastAdmin)
}
