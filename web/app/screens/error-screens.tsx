import { messages } from '@portico/contract/kit/problem.messages.ts'
import { homePath } from '@portico/contract/areas/session/landing.rules.ts'
import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { ReactNode } from 'react'
import { Arches } from '../../kit/layout/arches.tsx'
import { PageTitle } from '../../kit/layout/page.tsx'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useAccount } from '../../areas/accounts/accounts.public.ts'
import { useCurrentUser } from '../../areas/session/session.public.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { activeAccount } from '../../platform/upkeep/active-account.ts'
import classes from './error-screens.module.css'

/** A page that does not exist. */
export function NotFoundScreen() {
  return (
    <Plain
      title="Page not found"
      ask={(whom) => `If someone sent you this link, ask them for a new one or contact ${whom}.`}
    >
      <p>The link is incorrect.</p>
    </Plain>
  )
}

/** A page that this user may not see. */
export function ForbiddenScreen() {
  return (
    <Plain
      title="Forbidden"
      ask={(whom) => `Your role does not include this page. If you need it, ask ${whom} for access.`}
    >
      <p>{messages.notAllowed}</p>
    </Plain>
  )
}

/** Something the address names does not exist, or belongs to someone else: the reader does not learn which. */
export function ResourceNotFoundScreen() {
  return (
    <Plain title="Resource Not Found" ask={(whom) => `If you expected to see something here, ask ${whom}.`}>
      <p>{messages.notFound}</p>
    </Plain>
  )
}

interface Props {
  readonly title: string
  /** The question for the person who can help the reader. */
  readonly ask: (whom: string) => string
  readonly children: ReactNode
}

function Plain({ title, ask, children }: Props) {
  const user = useCurrentUser()
  return (
    <div className={classes.plain}>
      <Arches className={classes.picture} />
      <PageTitle>{title}</PageTitle>
      {children}
      {user === null ? (
        <p>
          <a href="/login">Go to login</a>
        </p>
      ) : (
        <WayOn user={user} ask={ask} />
      )}
    </div>
  )
}

/** For someone logged in: who to ask, and the way back to their own pages. */
function WayOn({ user, ask }: Pick<Props, 'ask'> & { readonly user: CurrentUser }) {
  const home = homePath(user, activeAccount(user.userId))
  const account = useAccount(/^\/([^/]+)\/dashboard$/.exec(home)?.[1])
  const isStaff = isBrokerageUser(user, account)
  return (
    <>
      {!user.isAdmin && <p>{ask(isStaff ? 'your brokerage administrator' : contactOf(account))}</p>}
      <p className={classes.ways}>
        <AppLink href={home}>{homeNames.find(([end]) => home.endsWith(end))?.[1]}</AppLink>
        {account !== undefined && !isStaff && (
          <AppLink href={`/${encodeURIComponent(account.accountCode)}/communications?topic=question`}>
            Contact your brokerage
          </AppLink>
        )}
      </p>
    </>
  )
}

const homeNames = [
  ['/dashboard', 'Back to your dashboard'],
  ['/admin/accounts', 'Back to the account list'],
  ['/account-selector', 'Choose an account'],
] as const

function contactOf(account: Account | undefined): string {
  const contact = account?.primaryBrokerContact
  if (account === undefined || contact == null) return account?.brokerName ?? 'your brokerage'
  return `${contact.firstName} ${contact.lastName} at ${account.brokerName}`
}
