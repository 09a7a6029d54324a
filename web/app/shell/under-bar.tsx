import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import classes from './under-bar.module.css'

interface Props {
  readonly user: CurrentUser | null
  readonly account: Account | undefined
}

/** The thin band below the top bar: whose portal this is to the user, that it is read only, or who else has the account. */
export function UnderBar({ user, account }: Props) {
  return (
    <div className={classes.bar} data-read-only={user?.isViewer === true || account?.share?.isByShare === true}>
      <span>{labelOf(user, account)}</span>
    </div>
  )
}

function labelOf(user: CurrentUser | null, account: Account | undefined): string {
  if (user === null) return ''
  if (account?.share?.isByShare === true) return `Read Only: shared by ${account.brokerName}`
  if (user.isViewer) return 'Read Only'
  if (account !== undefined) return [account.brokerName, account.share?.name].filter(Boolean).join(', shared with ')
  if (user.isAdmin) return 'Platform administration'
  return isBrokerageUser(user) ? 'Brokerage' : 'Your accounts'
}
