import type { CurrentUser } from '../session/session.shapes.ts'
import type { Account } from './account.shapes.ts'

type Rights = Pick<CurrentUser, 'isViewer' | 'accountRoles' | 'brokerRoles'>

/** A user with their rights on an account: through a share, a person reads it like a User of the insured. */
export const userOnAccount = <User extends Rights>(
  user: User,
  account: Pick<Account, 'accountCode' | 'share'> | undefined,
): User =>
  account?.share?.isByShare === true
    ? { ...user, isViewer: true, brokerRoles: {}, accountRoles: { [account.accountCode]: 'USER' } }
    : user
