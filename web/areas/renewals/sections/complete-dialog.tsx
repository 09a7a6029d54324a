import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { ReasonDialog } from '../../../kit/records/reason-dialog.tsx'
import { reasonReaders } from '../renewal-labels.ts'
import { SectionBlockers } from './section-blockers.tsx'

interface Props {
  readonly section: RenewalSection
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why a section is complete although not all of it is filled in. */
export default function CompleteDialog({ section, onConfirm, onClose }: Props) {
  const confirm = async (reason: string): Promise<void> => {
    onClose()
    onConfirm(reason)
  }
  return (
    <ReasonDialog
      title="Mark complete anyway?"
      saveLabel="Mark complete"
      help={reasonReaders}
      required={renewalMessages.reasonRequired}
      failure={renewalMessages.unfinished}
      onSave={confirm}
      onClose={onClose}
    >
      <p>
        {sectionNames[section.kind]} is {section.percent}% filled in. It stays at {section.percent}% after you mark it
        complete.
      </p>
      <SectionBlockers blockers={section.blockers} />
    </ReasonDialog>
  )
}
