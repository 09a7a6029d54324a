import type { AccountTransfer } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate, formatMoment } from '../../platform/formats.ts'
import { TransferState } from './transfer-state.tsx'

interface Props {
  readonly transfers: readonly AccountTransfer[]
  /** The page below which each transfer has its own. */
  readonly base: string
}

/** Transfers of accounts, the latest first. */
export function TransfersTable({ transfers, base }: Props) {
  const rows = transfers.map((transfer): Listed => ({ ...transfer, href: `${base}/${transfer.id}` }))
  return <DataTable label="Account transfers" columns={columns} rows={rows} rowKey={({ id }) => id} />
}

interface Listed extends AccountTransfer {
  readonly href: string
}

const columns: readonly Column<Listed>[] = [
  {
    key: 'account',
    header: 'Account',
    cell: ({ companyName, accountCode, href }) => <AppLink href={href}>{`${companyName} (${accountCode})`}</AppLink>,
    sortValue: ({ companyName }) => companyName.toLowerCase(),
  },
  { key: 'kind', header: 'Type', cell: ({ kind }) => (kind === 'MOVE' ? 'Move' : 'Share') },
  { key: 'state', header: 'Status', cell: ({ state }) => <TransferState state={state} /> },
  { key: 'from', header: 'From', cell: ({ from }) => from.name, sortValue: ({ from }) => from.name },
  { key: 'to', header: 'To', cell: ({ to }) => to.name, sortValue: ({ to }) => to.name },
  {
    key: 'effective',
    header: 'Effective date',
    cell: ({ effectiveOn }) => formatDate(effectiveOn),
    sortValue: ({ effectiveOn }) => effectiveOn,
  },
  {
    key: 'proposed',
    header: 'Proposed',
    cell: ({ proposedAt }) => formatMoment(proposedAt),
    sortValue: ({ proposedAt }) => proposedAt,
  },
]
