import '../../../kit/forms/without-eval.ts'
import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { ReasonField, useReasonForm } from './reason-field.tsx'
import { SectionBlockers } from './section-blockers.tsx'

interface Props {
  readonly section: RenewalSection
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why a section is complete before all of it is filled in. */
export default function CompleteDialog({ section, onConfirm, onClose }: Props) {
  const form = useReasonForm()
  const confirm = async ({ reason }: { readonly reason: string }): Promise<void> => {
    onClose()
    onConfirm(reason)
  }
  return (
    <FormDialog
      title="Mark complete anyway?"
      saveLabel="Mark complete"
      form={form}
      onSave={confirm}
      onClose={onClose}
      failure={() => renewalMessages.unfinished}
    >
      <p>
        {sectionNames[section.kind]} is {section.percent}% filled in. It stays at {section.percent}% after you mark it
        complete.
      </p>
      <SectionBlockers blockers={section.blockers} />
      <ReasonField label="Reason" form={form} />
    </FormDialog>
  )
}
