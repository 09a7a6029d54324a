import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { reasonOf, refusedWith } from '../../../platform/call-error.ts'
import { statusNames } from '../renewal-words.ts'
import { markKey, useRenewalCalls } from '../renewals.queries.ts'

interface Props {
  readonly renewal: Renewal
  readonly section: RenewalSection
  readonly onClose: () => void
}

const longest = 500
const schema = z.object({ reason: z.string().trim().min(5, renewalMessages.reasonRequired).max(longest) })

/** Opens a section again that was marked, with the reason. */
export default function ReopenDialog({ renewal, section, onClose }: Props) {
  const { mark, store } = useRenewalCalls(renewal.accountId)
  const [theirs, setTheirs] = useState<RenewalSection>()
  const [start] = useState(section)
  const form = useForm<{ reason: string }>({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  const reason = useWatch({ control: form.control, name: 'reason' })
  const name = sectionNames[section.kind]

  const save = async (): Promise<void> => {
    const { version } = theirs ?? start
    try {
      await mark(renewal.id, section.kind, { mark: null, nothingChanged: false, reason: reason.trim(), version })
      toasts.show('success', `${name} is open again`)
      onClose()
    } catch (error) {
      if (refusedWith(markKey, error, 409))
        setTheirs(store(error.body.current).sections.find(({ kind }) => kind === section.kind))
      throw error
    }
  }

  return (
    <FormDialog
      title={`Open ${name.toLowerCase()} again`}
      saveLabel="Open again"
      form={form}
      onSave={save}
      onClose={onClose}
      canSave={theirs === undefined}
      failure={(error) => reasonOf(error, 'The section could not be opened again.')}
      conflict={
        theirs && {
          message: messages.stale,
          differences: [{ field: 'Status', mine: 'Open again', theirs: statusNames[theirs.status] }],
          onTakeTheirs: onClose,
        }
      }
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
