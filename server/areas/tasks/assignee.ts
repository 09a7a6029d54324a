import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unprocessable } from '../../platform/refusal.ts'
import { accountPerson } from '../accounts/accounts.door.ts'

/** The person a task goes to. */
export type Assignee = NonNullable<Awaited<ReturnType<typeof accountPerson>>>

/** The person a task goes to: someone who works on the account, or whoever adds it. Anyone else is refused. */
export async function assignee(tx: Tx, context: AccountContext, tagged: string | undefined): Promise<Assignee> {
  const { actor } = context
  if (tagged === undefined || tagged.toLowerCase() === actor.username.toLowerCase()) {
    return { ...actor, email: actor.username }
  }
  const person = await accountPerson(tx, context.account.account, tagged)
  if (person === undefined) throw unprocessable({ tagged: taskMessages.unknownAssignee })
  return person
}
