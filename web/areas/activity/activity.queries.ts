import type { ActivityEntry } from '@portico/contract/areas/activity/activity.shapes.ts'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { Api } from '@portico/contract/api.ts'
import type { Result } from '@portico/contract/kit/call.ts'
import { type InfiniteData, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'
import { pagesOf, q } from '../../platform/queries.ts'

const activityKey = 'GET /api/accounts/{accountId}/activity'
const mergedKey = 'GET /api/brokerages/{brokerCode}/accounts/{accountId}/merged-accounts/{mergedId}/activity'

/** The address of an account's activity. */
export const activityPath = (accountId: string): string => `/${encodeURIComponent(accountId)}/account/activity`

type Page = Result<Api[typeof activityKey]>

/** What was read of an activity so far. */
export type ActivityPages = InfiniteData<Page>

/** What narrows the activity: one kind, one person, days of the reader's own calendar. */
export interface ActivityFilter {
  readonly kind: string
  readonly by: string
  readonly from: Date | null
  readonly to: Date | null
}

export const noFilter: ActivityFilter = { kind: '', by: '', from: null, to: null }

/** What was done on an account, the newest first, page by page. */
export function activityPages(accountId: string, filter: ActivityFilter) {
  const request = { params: { accountId }, query: narrowedBy(filter) }
  return { ...pagesOf(activityKey, request), placeholderData: keepPreviousData }
}

type Keeper = Pick<Account, 'accountCode' | 'brokerCode'>

/** The accounts that were merged into one, for admins of its brokerage. */
export const mergedQuery = ({ accountCode: accountId, brokerCode }: Keeper) =>
  q('GET /api/brokerages/{brokerCode}/accounts/{accountId}/merged-accounts', { params: { brokerCode, accountId } })

/** What was done on an account before it was merged into another, page by page. */
export function mergedPages({ accountCode: accountId, brokerCode }: Keeper, mergedId: string, filter: ActivityFilter) {
  const params = { brokerCode, accountId, mergedId }
  const request = { params, query: narrowedBy(filter) }
  return { ...pagesOf(mergedKey, request), placeholderData: keepPreviousData }
}

export const entryQuery = (accountId: string, entryId: string) =>
  q('GET /api/accounts/{accountId}/activity/{entryId}', { params: { accountId, entryId } })

type PageQuery = ReturnType<typeof narrowedBy> & { readonly limit: number; readonly cursor?: string }

/** Reads everything that matches a filter; `onPage` gets the count so far. */
export type WholeActivity = (filter: ActivityFilter, onPage: (many: number) => void) => Promise<ActivityEntry[]>

/** Everything that was done on an account. */
export const wholeActivity = (accountId: string): WholeActivity =>
  allPages((query) => call(activityKey, { params: { accountId }, query }))

/** Everything that was done on an account before it was merged into another. */
export const wholeMerged = ({ accountCode: accountId, brokerCode }: Keeper, mergedId: string): WholeActivity =>
  allPages((query) => call(mergedKey, { params: { brokerCode, accountId, mergedId }, query }))

const allPages =
  (read: (query: PageQuery) => Promise<Page>): WholeActivity =>
  async (filter, onPage) => {
    const found: ActivityEntry[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { ...narrowedBy(filter), limit: 200, ...(cursor === undefined ? {} : { cursor }) }
      // oxlint-disable-next-line no-await-in-loop -- each page says where the next one starts
      const page = await read(query)
      found.push(...page.items)
      onPage(found.length)
      cursor = page.nextCursor
    }
    return found
  }

const narrowedBy = ({ kind, by, from, to }: ActivityFilter) => ({
  ...(kind === '' ? {} : { kind }),
  ...(by === '' ? {} : { by }),
  ...(from === null ? {} : { from: from.toISOString() }),
  ...(to === null ? {} : { until: new Date(to.getFullYear(), to.getMonth(), to.getDate() + 1).toISOString() }),
})
