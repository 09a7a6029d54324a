import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { pagesOf, q } from '../../platform/queries.ts'
import type { AccountQuery } from './list/account-filter.ts'

/** The account of an address. It changes rarely; screens share one answer. */
function accountQuery(code: string) {
  return { ...q('GET /api/accounts/{code}', { params: { code } }), staleTime: 60_000 }
}

/** What the user may read of an account, step by step of its renewal. */
function permissionsQuery(accountCode: string) {
  return { ...q('GET /api/users/me/{accountCode}/permissions', { params: { accountCode } }), staleTime: 60_000 }
}

/** Loads an account with everything the user may read of it, for its pages. */
export async function loadAccount(cache: QueryClient, code: string): Promise<void> {
  await Promise.all([cache.query(permissionsQuery(code)), cache.query(accountQuery(code))])
}

/** The account on screen, once it is loaded. */
export function useAccount(code: string | undefined): Account | undefined {
  return useQuery({ ...accountQuery(code ?? ''), enabled: code !== undefined }).data?.account
}

/** The accounts that the user may open, page by page. */
export function accountPages(filter: AccountQuery) {
  return { ...pagesOf('GET /api/accounts', { query: filter }), placeholderData: keepPreviousData }
}

/** Some accounts by code; omits those the user can no longer open. */
export function accountsOfCodes(codes: readonly string[]) {
  return { ...q('GET /api/accounts', { query: { codes: codes.join(',') } }), enabled: codes.length > 0 }
}

/** Every role code that a user has on an account, as insured and as staff of its brokerage. */
export function rolesOn(
  user: Pick<CurrentUser, 'username' | 'accountRoles' | 'brokerRoles'>,
  account: Pick<Account, 'accountCode' | 'brokerCode' | 'linkedAgents'>,
): string[] {
  const linked = account.linkedAgents.filter(({ username }) => username === user.username)
  return [
    ...[user.accountRoles[account.accountCode]].filter((role) => role !== undefined),
    ...(user.brokerRoles[account.brokerCode] ?? []),
    ...linked.map(({ roleCode }) => roleCode),
  ]
}
