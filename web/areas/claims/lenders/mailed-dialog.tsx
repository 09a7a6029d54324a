import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { LenderNotices } from '@portico/contract/areas/claims/lenders/lender-notice.shapes.ts'
import { field } from '@portico/contract/kit/field.ts'
import { z } from 'zod'
import type { FormFields } from '../../../kit/records/form-fields.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { useLenderCalls } from '../lender-notices.queries.ts'

interface Props {
  readonly accountId: string
  readonly claimId: string
  readonly notice: LenderNotices['notices'][number]
  readonly today: string
  readonly onClose: () => void
}

const schema = z.object({ mailedOn: z.iso.date() })
const fields: FormFields = {
  mailedOn: field({ kind: 'day', label: 'Sent on', required: true, schema: schema.shape.mailedOn }),
}

/** Records when a printed letter was sent. */
export function MailedDialog({ accountId, claimId, notice, today, onClose }: Props) {
  const { mark } = useLenderCalls(accountId, claimId)
  return (
    <RecordDialog
      title="Mark letter sent"
      fields={fields}
      schema={schema}
      start={{ mailedOn: today }}
      failure={claimMessages.saveFailed}
      onSave={({ mailedOn }) => mark(notice.id, notice.name, mailedOn)}
      onClose={onClose}
    />
  )
}
