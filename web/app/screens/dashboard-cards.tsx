import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { DashboardCard } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import { type ComponentType, Suspense } from 'react'
import { ServiceCalendarCard } from '../../areas/calendar/calendar.door.ts'
import { ContactCard } from '../../areas/accounts/accounts.door.ts'
import { LawFirmCard } from '../../areas/law-firm/law-firm.door.ts'
import { QuickLinksCard } from '../../areas/links/links.door.ts'
import { PolicySummaryCard } from '../../areas/policies/policies.door.ts'
import { AccountTasksCard } from '../../areas/tasks/tasks.door.ts'

/** The cards that a dashboard can show. Each reads what it needs by itself, so that none waits for another. */
export const dashboardCards: Readonly<Partial<Record<DashboardCard, ComponentType<{ readonly account: Account }>>>> = {
  ACCOUNT_CONTACT: ContactCard,
  QUICK_LINKS: ({ account }) => <QuickLinksCard accountCode={account.accountCode} />,
  SERVICE_CALENDAR: ({ account }) => <ServiceCalendarCard accountId={account.accountCode} />,
  ACCOUNT_TASKS: AccountTasksCard,
  LAW_FIRM: ({ account }) => (
    <Suspense>
      <LawFirmCard account={account} />
    </Suspense>
  ),
  POLICY_SUMMARY: ({ account }) => <PolicySummaryCard accountId={account.accountCode} />,
}
