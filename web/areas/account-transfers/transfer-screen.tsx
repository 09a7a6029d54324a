import { isOpen } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ReasonButton } from './reason-button.tsx'
import { TransferPage } from './transfer-page.tsx'
import { transferQuery, useShareEnd, useWithdrawal } from './transfers.queries.ts'

/** One move or share of an account, for platform administrators. */
export default function TransferScreen() {
  const { transferId = '' }: { transferId?: string } = useParams({ strict: false })
  const withdraw = useWithdrawal(transferId)
  const end = useShareEnd(transferId)
  return (
    <TransferPage query={useQuery(transferQuery(transferId))} list="/admin/account-brokerage-manager">
      {({ kind, state }) => {
        if (state === 'IN_FORCE') return <ReasonButton label="End share" onSave={end} />
        if (!isOpen(state)) return null
        return <ReasonButton label={kind === 'MOVE' ? 'Withdraw transfer' : 'Withdraw share'} onSave={withdraw} />
      }}
    </TransferPage>
  )
}
