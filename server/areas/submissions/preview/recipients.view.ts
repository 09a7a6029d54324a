import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import type { SubmissionRecipient } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { sql } from 'kysely'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isFeatureOn } from '../../features/features.public.ts'

/**
 * Who a submission may go to: staff of the brokerage, or only those who work on the account now. Viewers receive none.
 */
export async function recipientsView(
  tx: Tx,
  access: Pick<AccountAccess, 'account' | 'brokerage'>,
): Promise<{ readonly recipients: SubmissionRecipient[]; readonly onlyManagers: boolean }> {
  const { account, brokerage } = access
  const [onlyManagers, { rows }] = await Promise.all([
    isFeatureOn(tx, access, 'SUBMIT_ONLY_TO_CURRENT_MANAGERS'),
    sql<SubmissionRecipient>`select person.id as "userId", person.name,
        coalesce(agent.role, staff.role) as role,
        (agent.role is not null or accounts.primary_contact_id is not distinct from person.id) as "isCurrentManager"
      from accounts join person_names person on true
      left join account_agents agent on agent.account_code = accounts.code and agent.user_id = person.id
      left join lateral (select role from broker_roles
        where brokerage_code = ${brokerage} and broker_roles.user_id = person.id order by role limit 1) staff on true
      where accounts.code = ${account} and disabled_at is null and not is_viewer
        and (agent.role is not null or staff.role is not null)
      order by 4 desc, lower(person.name), person.id limit 500`.execute(tx.db),
  ])
  const recipients = rows.map((row) => ({ ...row, role: roleNames[row.role] ?? row.role }))
  return { recipients: recipients.filter(({ isCurrentManager }) => isCurrentManager || !onlyManagers), onlyManagers }
}
