import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { statusNames } from '../renewal-words.ts'
import { markKey, useRenewalCalls } from '../renewals.queries.ts'
import { sectionIn } from './section-in.ts'

interface Props {
  readonly renewal: Renewal
  readonly section: RenewalSection
  readonly onClose: () => void
}

const longest = 500
const schema = z.object({ reason: z.string().trim().min(5, renewalMessages.reasonRequired).max(longest) })

/** Opens a section again that was marked, with the reason. */
export default function ReopenDialog({ renewal, section, onClose }: Props) {
  const { mark } = useRenewalCalls(renewal.accountId)
  const { kind } = section
  const { base, save, conflictOf } = useSavedMeanwhile(markKey, renewal, onClose)
  const form = useForm<{ reason: string }>({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  const reason = useWatch({ control: form.control, name: 'reason' })
  const name = sectionNames[kind]

  const reopen = async (): Promise<void> => {
    const { version } = sectionIn(base, section)
    await mark(renewal.id, kind, { mark: null, nothingChanged: false, reason: reason.trim(), version })
    toasts.show('success', `${name} is open again`)
  }

  return (
    <FormDialog
      title={`Open ${name.toLowerCase()} again`}
      saveLabel="Open again"
      form={form}
      onSave={() => save(reopen())}
      onClose={onClose}
      failure={(error) => reasonOf(error, 'The section could not be opened again.')}
      conflict={conflictOf((theirs) => [
        { field: 'Status', mine: 'Open again', theirs: statusNames[sectionIn(theirs, section).status] },
      ])}
    >
      <TextArea
        label="Why it is opened again"
        description="Everyone who works on it reads this."
        required
        data-autofocus
        counter={{ used: reason.trim().length, limit: longest }}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
