import type { DashboardCard } from '@portico/contract/areas/dashboard/dashboard-cards.ts'

/** The names of cards where they are arranged. */
export const cardTitles: Readonly<Record<DashboardCard, string>> = {
  ACCOUNT_CONTACT: 'Account Contact',
  QUICK_LINKS: 'Quick Links',
  SERVICE_CALENDAR: 'Service Calendar',
  ACCOUNT_TASKS: 'Account Tasks',
  LAW_FIRM: 'Law-firm Account Contact',
  POLICY_SUMMARY: 'Summary of Policies',
}
