import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { accountPerson } from '../accounts/accounts.public.ts'

/** The id of a task's assignee: a person who works on the account, by default the one who adds it. */
export async function assigneeId(tx: Tx, context: AccountContext, tagged: string | undefined): Promise<string> {
  const { actor } = context
  if (tagged === undefined || tagged.toLowerCase() === actor.username.toLowerCase()) return actor.userId
  const person = await accountPerson(tx, context.account.account, tagged)
  if (person === undefined) throw unprocessable({ tagged: taskMessages.unknownAssignee })
  return person.userId
}
