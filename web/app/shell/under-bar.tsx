import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import classes from './under-bar.module.css'

interface Props {
  readonly user: CurrentUser | null
  readonly account: Account | undefined
}

/** The thin band below the top bar: whose portal this is to the user, or that it is read only. */
export function UnderBar({ user, account }: Props) {
  return (
    <div className={classes.bar} data-read-only={user?.isViewer}>
      <span>{labelOf(user, account)}</span>
    </div>
  )
}

function labelOf(user: CurrentUser | null, account: Account | undefined): string {
  if (user === null) return ''
  if (user.isViewer) return 'Read Only'
  if (account !== undefined) return account.brokerName
  if (user.isAdmin) return 'Platform administration'
  return isBrokerageUser(user) ? 'Brokerage' : 'Your accounts'
}
