import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { AccountOpening, AccountsAssignment, BulkResult } from '@portico/contract/areas/details/opening.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'

/** The available code for a company name. */
export function codeQuery(brokerCode: string, companyName: string) {
  const request = { params: { brokerCode }, query: { companyName } }
  return { ...q('GET /api/brokerages/{brokerCode}/account-code', request), enabled: companyName !== '' }
}

/** How complete the data of accounts is, and when their people last logged in. */
export const completenessQuery = (brokerCode: string, codes: readonly string[]) =>
  q('GET /api/brokerages/{brokerCode}/account-completeness', {
    params: { brokerCode },
    query: { codes: codes.join(',') },
  })

/** As many of the staff as one answer holds. */
export function staffQuery(brokerCode: string) {
  return q('GET /api/brokerages/{brokerCode}/people', { params: { brokerCode }, query: { limit: 200 } })
}

/** Creates, archives and restores accounts of a brokerage. */
export function useOpeningCalls(brokerCode: string) {
  const cache = useQueryClient()
  return useMemo(() => {
    const refresh = (): void => {
      for (const key of ['GET /api/accounts', 'GET /api/accounts/{code}'])
        void cache.invalidateQueries({ queryKey: [key] })
    }
    return {
      async create(body: AccountOpening): Promise<AccountListing> {
        const made = await call('POST /api/brokerages/{brokerCode}/accounts', { params: { brokerCode }, body })
        refresh()
        return made
      },
      async archive(accountId: string): Promise<void> {
        const params = { brokerCode, accountId }
        await call('POST /api/brokerages/{brokerCode}/accounts/{accountId}/archive', { params })
        refresh()
      },
      async archiveMany(accounts: readonly string[]): Promise<BulkResult> {
        const body = { accounts: [...accounts] }
        const result = await call('POST /api/brokerages/{brokerCode}/archived-accounts', {
          params: { brokerCode },
          body,
        })
        refresh()
        return result
      },
      async assign(body: AccountsAssignment): Promise<BulkResult> {
        const result = await call('POST /api/brokerages/{brokerCode}/account-assignments', {
          params: { brokerCode },
          body,
        })
        refresh()
        return result
      },
      async restore(accountId: string): Promise<void> {
        const params = { brokerCode, accountId }
        await call('POST /api/brokerages/{brokerCode}/accounts/{accountId}/restore', { params })
        refresh()
      },
    }
  }, [brokerCode, cache])
}
