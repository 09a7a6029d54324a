import { roleNames } from '@portico/contract/areas/session/roles.ts'
import { Facts } from '../../kit/data/facts.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { SchemeChoice } from '../../kit/theme/scheme-choice.tsx'
import { fullName, useSignedInUser } from './current-user.ts'
import classes from './my-user-screen.module.css'

const roleName = (code: string): string => roleNames[code] ?? code

/** Who the user is to the portal. */
export default function MyUserScreen() {
  const user = useSignedInUser()
  const companies = new Map(user.userAccounts.map((account) => [account.accountCode, account.companyName]))
  const roles = [
    ...(user.isAdmin ? [{ label: 'Platform', value: 'Administrator' }] : []),
    ...Object.entries(user.brokerRoles).map(([code, codes]) => ({
      label: `Brokerage ${code}`,
      value: codes.map(roleName).join(', '),
    })),
    ...Object.entries(user.accountRoles).map(([code, role]) => ({
      label: companies.get(code) ?? code,
      value: user.isViewer ? `${roleName(role)} (Read Only)` : roleName(role),
    })),
  ]
  return (
    <Page title="My User" narrow>
      <div className={classes.cards}>
        <Card title="Profile">
          <Facts
            facts={[
              { label: 'Name', value: fullName(user) },
              { label: 'Username', value: user.displayUsername },
              { label: 'E-mail', value: user.email },
            ]}
          />
        </Card>
        <Card title="Roles">
          {roles.length > 0 ? <Facts facts={roles} /> : <p>No account or brokerage has given you a role yet.</p>}
        </Card>
        <Card title="Display">
          <SchemeChoice />
        </Card>
      </div>
    </Page>
  )
}
