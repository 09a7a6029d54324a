import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { ContactCard, useAccount } from '../../areas/accounts/accounts.door.ts'
import { PolicySummaryCard } from '../../areas/policies/policies.door.ts'
import { AccountTasksCard } from '../../areas/tasks/tasks.door.ts'
import { Pill } from '../../kit/data/pill.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { daysUntil, formatDate } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import classes from './dashboard-screen.module.css'

/** What matters about an account today. */
export function DashboardScreen({ accountId }: { readonly accountId: string }) {
  const account = useAccount(accountId)
  if (account === undefined) return null
  return (
    <Page title={account.companyName} lead={<Lead account={account} />}>
      <div className={classes.grid}>
        <div className={classes.tasks}>
          <AccountTasksCard account={account} />
        </div>
        <div className={classes.policies}>
          <PolicySummaryCard accountId={accountId} />
        </div>
        <div className={classes.contact}>
          <ContactCard account={account} />
        </div>
      </div>
    </Page>
  )
}

function Lead({ account }: { readonly account: Account }) {
  const now = useNow()
  const { primaryEffectiveDate: renewal, brokerRelationship, phase } = account
  return (
    <div className={classes.lead}>
      {renewal !== null && (
        <span>
          Renewal {formatDate(renewal)}, {renewalWords(daysUntil(renewal, now))}
        </span>
      )}
      <Pill tone="brand">{phase}</Pill>
      {brokerRelationship === 'PROSPECT' && <Pill tone="warning">Prospect</Pill>}
    </div>
  )
}

function renewalWords(days: number): string {
  if (days === 0) return 'today'
  if (days < 0) return `${-days} ${days === -1 ? 'day' : 'days'} ago`
  return `in ${days} ${days === 1 ? 'day' : 'days'}`
}
