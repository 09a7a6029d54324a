import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { policyLabel, policyPath } from '@portico/contract/areas/policies/policy.rules.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { SearchResults } from '@portico/contract/areas/search/search.shapes.ts'
import { isPathWithin } from '@portico/contract/areas/session/landing.rules.ts'
import { applicationPath } from '../../areas/applications/applications.public.ts'
import { conversationPath } from '../../areas/conversations/conversations.public.ts'
import { rowPath } from '../../areas/schedules/schedules.public.ts'

/** A place that the palette leads to. */
export interface Entry {
  readonly label: string
  readonly detail: string
  readonly href: string
}

export interface Group {
  readonly title: string
  readonly entries: readonly Entry[]
}

/** The dashboard of an account. */
export const home = (code: string): string => `/${encodeURIComponent(code)}/dashboard`

/** What was found within the open account, in groups, each leading to its own page. */
export function foundWithin(account: Account | undefined, found: SearchResults | undefined): Group[] {
  if (account === undefined || found === undefined) return []
  const { accountCode } = account
  return [
    {
      title: 'Policies',
      entries: found.policies.map((policy) => ({
        label: policyLabel(policy),
        detail: policy.policyNumber,
        href: policyPath(accountCode, policy),
      })),
    },
    {
      title: 'Claims',
      entries: found.claims.map(({ id, ourNumber, claimNumber, type }) => ({
        label: `${type} claim ${ourNumber}`,
        detail: claimNumber,
        href: `/${encodeURIComponent(accountCode)}/claims-portal/${id}`,
      })),
    },
    {
      title: 'Schedules',
      entries: found.rows.map(({ scheduleType, label, match, ...place }) => ({
        label,
        detail: label.includes(match) ? nameOfType(scheduleType) : `${nameOfType(scheduleType)} · ${match}`,
        href: rowPath(accountCode, scheduleType, place),
      })),
    },
    {
      title: 'Applications',
      entries: found.applications.map(({ id, name }) => ({
        label: name,
        detail: '',
        href: applicationPath(accountCode, id),
      })),
    },
    {
      title: 'Documents',
      entries: found.documents.map(({ id, name }) => ({
        label: name,
        detail: '',
        href: `/${encodeURIComponent(accountCode)}/documents?document=${id}`,
      })),
    },
    {
      title: 'Communications',
      entries: found.conversations.map(({ id, subject }) => ({
        label: subject,
        detail: '',
        href: conversationPath(accountCode, id),
      })),
    },
    {
      title: 'Tasks',
      // A task without its own page is found on the dashboard.
      entries: found.tasks.map(({ details, link }) => ({
        label: details,
        detail: '',
        href: typeof link === 'string' && isPathWithin(link) ? link : home(accountCode),
      })),
    },
  ]
}
