import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import {
  type TransferChoices,
  TransferDraft,
  transferFields,
} from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { PreviewCards } from '../preview-cards.tsx'
import { previewQuery, useProposal } from '../transfers.queries.ts'
import { Proposal } from './proposal.tsx'
import type { PreviewProps } from './propose-page.tsx'
import { useOpenProposed } from './use-open-proposed.ts'

/** What a move would do, and the way to propose it. */
export function MovePreview({ accountCode, toBrokerage }: PreviewProps) {
  return (
    <Proposal
      kind="MOVE"
      query={useQuery({ ...previewQuery(accountCode, toBrokerage), refetchOnMount: 'always', retry: false })}
      titleOf={({ companyName }) => `Move ${companyName}`}
      wayOf={({ from, to }) => `From ${from.name} to ${to.name}.`}
      Cards={MovedCards}
      Dialog={ProposalDialog}
    />
  )
}

const MovedCards = ({ choices: { preview } }: { readonly choices: TransferChoices }) => (
  <PreviewCards preview={preview} />
)

interface DialogProps {
  readonly choices: TransferChoices
  readonly onClose: () => void
}

function ProposalDialog({ choices, onClose }: DialogProps) {
  const { accountCode, companyName, to, staff, first, last } = choices
  const propose = useProposal(accountCode, to.brokerCode)
  const open = useOpenProposed()
  const people = staff.map(({ userId, name }) => ({ value: userId, label: name }))
  const optional = [{ value: '', label: 'Unassigned' }, ...people]
  return (
    <RecordDialog
      title={`Move ${companyName} to ${to.name}`}
      saveLabel="Propose move"
      size="large"
      fields={{
        effectiveOn: {
          ...transferFields.effectiveOn,
          help: `From ${formatDate(first)} to ${formatDate(last)}. If the date comes before both confirm, the transfer expires.`,
        },
        manager: { ...transferFields.manager, choices: [{ value: '', label: 'Choose a person' }, ...people] },
        advisor: { ...transferFields.advisor, choices: optional },
        accountManager: { ...transferFields.accountManager, choices: optional },
        reason: transferFields.reason,
      }}
      schema={TransferDraft}
      failure={transferMessages.failed}
      onSave={(draft) => open(propose(draft))}
      onClose={onClose}
    />
  )
}
