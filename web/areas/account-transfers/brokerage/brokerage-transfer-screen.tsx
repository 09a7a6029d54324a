import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { TransferPage } from '../transfer-page.tsx'
import { brokerageTransferQuery } from '../transfers.queries.ts'
import { BrokerageAnswer } from './brokerage-answer.tsx'

/** One move of an account, for an admin of one of its two brokerages. */
export default function BrokerageTransferScreen({ brokerCode }: { readonly brokerCode: string }) {
  const { transferId = '' }: { transferId?: string } = useParams({ strict: false })
  return (
    <TransferPage
      query={useQuery(brokerageTransferQuery(brokerCode, transferId))}
      list={`/brokerage-administration/${encodeURIComponent(brokerCode)}/account-transfers`}
    >
      {(transfer) => <BrokerageAnswer brokerCode={brokerCode} transfer={transfer} />}
    </TransferPage>
  )
}
