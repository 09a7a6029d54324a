import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { BrokerMember } from '@portico/contract/areas/people/person.shapes.ts'
import { areAdminRoles } from '@portico/contract/areas/session/roles.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { hasOtherBrokerageAdmin } from './brokerage-people.view.ts'

/** Rejects removing the role of a brokerage's last admin. The caller holds the brokerage's lock. */
export async function keepABrokerageAdmin(
  tx: Tx,
  brokerage: string,
  member: BrokerMember,
  becomes: readonly string[],
): Promise<void> {
  if (!areAdminRoles(member.roles) || areAdminRoles(becomes)) return
  if (await hasOtherBrokerageAdmin(tx, brokerage, member.userId)) return
  throw unprocessable({ roles: peopleMessages.lastAdmin }, peopleMessages.lastAdmin)
}
