import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountsOfCodes } from './account.queries.ts'
import { recentAccounts } from './recent-accounts.ts'

/** The accounts that a user opened last, the latest first, as far as they may still be opened. */
export function useRecentAccounts(userId: string) {
  const [codes] = useState(() => recentAccounts(userId))
  const { data } = useQuery(accountsOfCodes(codes))
  return codes.flatMap((code) => data?.items.find(({ accountCode }) => accountCode === code) ?? [])
}
