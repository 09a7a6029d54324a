import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import type { AccountTransfer } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { TransfersTable } from './transfers-table.tsx'

interface Props {
  readonly query: UseQueryResult<AccountTransfer[]>
  /** The message if there are none. */
  readonly empty: string
  /** The page below which each transfer has its own. */
  readonly base: string
}

/** Transfers once they are loaded. */
export function TransfersList({ query, empty, base }: Props) {
  return (
    <Loaded query={query} failed={transferMessages.listFailed} lines={6}>
      {(transfers) => {
        if (transfers.length === 0) return <EmptyState title="No account transfers yet">{empty}</EmptyState>
        return <TransfersTable transfers={transfers} base={base} />
      }}
    </Loaded>
  )
}
