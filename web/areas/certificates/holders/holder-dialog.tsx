import {
  certificateHolder,
  type CertificateHolder,
  type CertificateHolderDraft,
} from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { changeHolderKey, useHolderCalls } from './holders.queries.ts'

interface Props {
  readonly accountId: string
  readonly holder: CertificateHolder | undefined
  /** What a new holder starts with. */
  readonly start?: Partial<CertificateHolderDraft>
  readonly onClose: () => void
  /** Receives a holder that was just added. */
  readonly onAdded?: (holder: CertificateHolder) => void
}

/** Adds or changes a certificate holder. */
export function HolderDialog({ accountId, holder, start, onClose, onAdded }: Props) {
  const { add, change } = useHolderCalls(accountId)
  return (
    <RecordDialog
      title={holder === undefined ? 'Add holder' : 'Edit holder'}
      size="large"
      fields={{ ...certificateHolder.fields, name: { ...certificateHolder.fields.name, wide: true } }}
      schema={certificateHolder.draft}
      start={{ interest: 'CERTIFICATE', isRenewed: true, ...start }}
      stale={useSavedMeanwhile(changeHolderKey, holder, onClose)}
      failure={certificateMessages.saveFailed}
      onSave={async (draft, base) => {
        if (base !== undefined) return change(base, draft)
        const added = await add(draft)
        onAdded?.(added)
        return added
      }}
      onClose={onClose}
    />
  )
}
