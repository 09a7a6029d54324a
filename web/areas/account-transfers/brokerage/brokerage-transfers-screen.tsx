import { useQuery } from '@tanstack/react-query'
import { Page } from '../../../kit/layout/page.tsx'
import { TransfersList } from '../transfers-list.tsx'
import { brokerageTransfersQuery } from '../transfers.queries.ts'

/** Moves of accounts from and to a brokerage, for its admins. */
export default function BrokerageTransfersScreen({ brokerCode }: { readonly brokerCode: string }) {
  return (
    <Page
      title="Account Transfers"
      lead="Accounts that move to or from your brokerage or are shared. Confirm or decline each one."
    >
      <TransfersList
        query={useQuery(brokerageTransfersQuery(brokerCode))}
        base={`/brokerage-administration/${encodeURIComponent(brokerCode)}/account-transfers`}
        empty="Moves and shares of your brokerage appear here. We will notify you by email."
      />
    </Page>
  )
}
