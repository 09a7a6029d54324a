import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { ReasonDialog } from '../../../kit/records/reason-dialog.tsx'
import { reasonReaders, statusNames } from '../renewal-labels.ts'
import { markKey, useRenewalCalls } from '../renewals.queries.ts'
import { sectionIn } from './section-in.ts'

interface Props {
  readonly renewal: Renewal
  readonly section: RenewalSection
  readonly onClose: () => void
}

/** Opens a section again that was marked, with the reason. */
export default function ReopenDialog({ renewal, section, onClose }: Props) {
  const { mark } = useRenewalCalls(renewal.accountId)
  const { kind } = section
  const { base, save, conflictOf } = useSavedMeanwhile(markKey, renewal, onClose)
  const name = sectionNames[kind]

  const reopen = async (reason: string): Promise<void> => {
    const { version } = sectionIn(base, section)
    await mark(renewal.id, kind, { mark: null, nothingChanged: false, reason, version })
    toasts.show('success', `${name} reopened`)
  }

  return (
    <ReasonDialog
      title={`Reopen ${name.toLowerCase()}`}
      saveLabel="Reopen"
      label="Reason for reopening"
      help={reasonReaders}
      required={renewalMessages.reasonRequired}
      failure="The section could not be reopened. Please try again."
      onSave={(reason) => save(reopen(reason))}
      onClose={onClose}
      conflict={conflictOf((theirs) => [
        { field: 'Status', mine: 'Reopen', theirs: statusNames[sectionIn(theirs, section).status] },
      ])}
    />
  )
}
