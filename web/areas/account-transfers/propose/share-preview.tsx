import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import {
  type ShareChoices,
  ShareDraft,
  shareFields,
} from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { PreviewCards } from '../preview-cards.tsx'
import { sharePreviewQuery, useShareProposal } from '../transfers.queries.ts'
import type { PreviewProps } from './propose-page.tsx'
import { Proposal } from './proposal.tsx'
import { useOpenProposed } from './use-open-proposed.ts'

/** What a share would show, and the way to propose it. */
export function SharePreview({ accountCode, toBrokerage }: PreviewProps) {
  return (
    <Proposal
      kind="SHARE"
      query={useQuery({ ...sharePreviewQuery(accountCode, toBrokerage), refetchOnMount: 'always', retry: false })}
      titleOf={({ companyName }) => `Share ${companyName}`}
      wayOf={({ from, to }) => `The account stays with ${from.name}. People of ${to.name} can read it.`}
      Cards={SharedCards}
      Dialog={ShareDialog}
    />
  )
}

const SharedCards = ({ choices: { preview, to } }: { readonly choices: ShareChoices }) => (
  <PreviewCards preview={preview} sharedWith={to.name} />
)

interface DialogProps {
  readonly choices: ShareChoices
  readonly onClose: () => void
}

function ShareDialog({ choices: { accountCode, companyName, to, first, last }, onClose }: DialogProps) {
  const propose = useShareProposal(accountCode, to.brokerCode)
  const open = useOpenProposed()
  return (
    <RecordDialog
      title={`Share ${companyName} with ${to.name}`}
      saveLabel="Propose share"
      fields={{
        ...shareFields,
        effectiveOn: {
          ...shareFields.effectiveOn,
          help: `From ${formatDate(first)} to ${formatDate(last)}. If the date comes before both confirm, the share expires.`,
        },
      }}
      schema={ShareDraft}
      failure={transferMessages.failed}
      onSave={(draft) => open(propose(draft))}
      onClose={onClose}
    />
  )
}
