import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { infiniteQueryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

/** The account of an address. It changes rarely; screens share one answer. */
export function accountQuery(code: string) {
  return { ...q('GET /api/accounts/{code}', { params: { code } }), staleTime: 60_000 }
}

/** What the user may read of an account, step by step of its renewal. */
export function permissionsQuery(accountCode: string) {
  return { ...q('GET /api/users/me/{accountCode}/permissions', { params: { accountCode } }), staleTime: 60_000 }
}

/** The account on screen, once it is loaded. */
export function useAccount(code: string | undefined): Account | undefined {
  return useQuery({ ...accountQuery(code ?? ''), enabled: code !== undefined }).data?.account
}

/** The accounts that the user may open, page by page. */
export function accountPages(search: string) {
  const key = 'GET /api/accounts'
  return infiniteQueryOptions({
    queryKey: [key, { search }],
    queryFn: ({ pageParam, signal }) =>
      call(
        key,
        { query: { ...(search === '' ? {} : { search }), ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: (before) => before,
  })
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
