import { roleGroup, roleNames } from '@portico/contract/areas/session/role-names.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { Facts } from '../../kit/data/facts.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { useSignedInUser } from '../session/session.public.ts'
import classes from './roles-card.module.css'

interface Held {
  readonly label: string
  readonly value: string
}

/** What the user is to the platform, to brokerages and to accounts. */
export function RolesCard({ id, title }: { readonly id: string; readonly title: string }) {
  const groups = [...heldBy(useSignedInUser())]
  return (
    <Card id={id} title={title}>
      {groups.length === 0 && <p>No roles yet. Roles appear here when an account or brokerage gives you access.</p>}
      <div className={classes.groups}>
        {groups.map(([group, held]) => (
          <section key={group} aria-label={group}>
            <h3 className={classes.group}>{group}</h3>
            <Facts facts={held} />
          </section>
        ))}
      </div>
    </Card>
  )
}

/** Roles under the group that each is listed in. */
function heldBy(user: CurrentUser): ReadonlyMap<string, readonly Held[]> {
  const companies = new Map(user.userAccounts.map((account) => [account.accountCode, account.companyName]))
  const all: (Held & { readonly group: string })[] = [
    ...(user.isAdmin ? [{ group: 'Platform', label: 'Portico', value: 'Administrator' }] : []),
    ...Object.entries(user.brokerRoles).map(([code, roles]) => ({
      group: roleGroup('brokerage', roles[0] ?? ''),
      label: code,
      value: roles.map(roleName).join(', '),
    })),
    ...Object.entries(user.accountRoles).map(([code, role]) => ({
      group: roleGroup('account', role),
      label: companies.get(code) ?? code,
      value: user.isViewer ? `${roleName(role)} (Read Only)` : roleName(role),
    })),
  ]
  return Map.groupBy(all, ({ group }) => group)
}

const roleName = (code: string): string => roleNames[code] ?? code
