import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { accountTypeOf, type PlacedCard } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'

/** Saves how cards are arranged. An account carries its dashboard, so accounts are read again. */
export function useArrangement(account: Pick<Account, 'brokerCode' | 'isLawFirm'>) {
  const cache = useQueryClient()
  const readAgain = () => cache.invalidateQueries({ queryKey: ['GET /api/accounts/{code}'] })
  const saveOwn = (cards: PlacedCard[] | null) =>
    call('PUT /api/users/self/dashboard', { body: { accountType: accountTypeOf(account), cards } })
  const saveDefault = (cards: PlacedCard[] | null) =>
    call('PUT /api/brokerages/{brokerCode}/dashboard', { params: { brokerCode: account.brokerCode }, body: { cards } })
  return {
    async saveOwn(cards: PlacedCard[] | null): Promise<void> {
      await saveOwn(cards)
      await readAgain()
    },
    /** People who set the brokerage's arrangement use it from then on. */
    async saveDefault(cards: PlacedCard[] | null): Promise<void> {
      await saveDefault(cards)
      await saveOwn(null)
      await readAgain()
    },
  }
}
