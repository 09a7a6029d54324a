import { fullName } from '@portico/contract/areas/session/full-name.rules.ts'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { Task } from '@portico/contract/areas/tasks/task.shapes.ts'

/** All possible assignees; the current one stays in the list even after leaving the account. */
export function assignees(
  account: Pick<Account, 'users'>,
  user: Pick<CurrentUser, 'username' | 'firstName' | 'lastName'>,
  task: Pick<Task, 'tagged' | 'taggedName'> | undefined,
): { value: string; label: string }[] {
  const names = new Map(account.users.map((person) => [person.username, fullName(person)]))
  if (task !== undefined && !names.has(task.tagged)) names.set(task.tagged, task.taggedName)
  names.set(user.username, `${fullName(user)} (you)`)
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}
