import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'

/** Throws `Invalid arguments for …` if a field of the session is missing or of another type. */
export function demandSessionField(name: string, isSound: boolean): void {
  if (!isSound) throw new Error(`Invalid arguments for ${name}`)
}

export const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const isMap = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A user that the server answered, before any screen relies on it. */
export function soundUser(user: CurrentUser): CurrentUser {
  const { userId, username, accountRoles, brokerRoles, userAccounts } = { ...(user as CurrentUser | undefined) }
  demandSessionField('user', isText(userId) && isText(username))
  demandSessionField('account roles', isMap(accountRoles))
  demandSessionField('broker roles', isMap(brokerRoles))
  demandSessionField('accounts', Array.isArray(userAccounts))
  return user
}
