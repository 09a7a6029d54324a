import type { CurrentUser } from '../session/session.shapes.ts'
import type { Account } from './account.shapes.ts'

type Rights = Pick<CurrentUser, 'isViewer' | 'accountRoles' | 'brokerRoles'>

/** A user as they are on an account: whoever is let in by a share reads it as a User of the insured does. */
export const userOnAccount = <User extends Rights>(
  user: User,
  account: Pick<Account, 'accountCode' | 'share'> | undefined,
): User =>
  account?.share?.isByShare === true
    ? { ...user, isViewer: true, brokerRoles: {}, accountRoles: { [account.accountCode]: 'USER' } }
    : user
