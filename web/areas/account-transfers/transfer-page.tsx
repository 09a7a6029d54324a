import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import type {
  AccountTransfer,
  AccountTransferDetail,
} from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { TransferCards } from './transfer-cards.tsx'

interface Props {
  readonly query: UseQueryResult<AccountTransferDetail>
  /** The list that it is in. */
  readonly list: string
  /** What the reader can do about it. */
  readonly children: (transfer: AccountTransfer) => ReactNode
}

/** What a transfer does, in a few words. */
const titleOf = ({ kind, companyName, to }: AccountTransfer): string =>
  kind === 'MOVE' ? `Move ${companyName} to ${to.name}` : `Share ${companyName} with ${to.name}`

/** The page of one transfer. */
export function TransferPage({ query, list, children }: Props) {
  const transfer = query.data?.transfer
  return (
    <Page
      title={transfer === undefined ? 'Account Transfer' : titleOf(transfer)}
      name="Account Transfer"
      eyebrow={<AppLink href={list}>Account Transfers</AppLink>}
      lead={transfer?.accountCode}
    >
      <Loaded query={query} failed={transferMessages.loadFailed} lines={8}>
        {(detail) => <TransferCards detail={detail} actions={children(detail.transfer)} />}
      </Loaded>
    </Page>
  )
}
