import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import { type NoticeCodeKind, noticeCodeKindNames } from '@portico/contract/areas/first-notices/first-notice.rules.ts'
import type { NoticeCodePage } from '@portico/contract/areas/first-notices/first-notice.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import classes from '../first-notices.module.css'
import { useNoticeCodeCalls } from '../first-notices.queries.ts'

interface Props {
  readonly accountId: string
  readonly page: NoticeCodePage
  readonly onClose: () => void
}

interface Draft {
  kind: NoticeCodeKind
  rowId: string
  label: string
  days: string
}

const durations = [
  { value: '90', label: '90 days' },
  { value: '366', label: '1 year' },
  { value: '1096', label: '3 years' },
]

/** Creates a code; the active code of a vehicle or location is renewed. */
export function CodeDialog({ accountId, page, onClose }: Props) {
  const { create } = useNoticeCodeCalls(accountId)
  const form = useForm<Draft>({ defaultValues: { kind: 'ACCOUNT', rowId: '', label: '', days: '366' } })
  const { errors } = form.formState
  const kind = useWatch({ control: form.control, name: 'kind' })
  const items = kind === 'VEHICLE' ? page.vehicles : page.locations
  return (
    <FormDialog
      title="Create code"
      saveLabel="Create"
      form={form}
      onSave={async (draft) => {
        await create({
          kind: draft.kind,
          rowId: draft.kind === 'ACCOUNT' ? null : draft.rowId,
          label: draft.kind === 'ACCOUNT' ? draft.label : '',
          days: Number(draft.days),
        })
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, firstNoticeMessages.saveFailed)}
    >
      <div className={classes.stack}>
        <SelectField
          label="For"
          data={[...choicesOf(noticeCodeKindNames)]}
          error={errors.kind?.message}
          {...form.register('kind', { onChange: () => form.setValue('rowId', '') })}
        />
        {kind === 'ACCOUNT' ? (
          <TextField
            key="label"
            label="Where it will be posted"
            description="Example: yard office wall"
            required
            maxLength={80}
            error={errors.label?.message}
            {...form.register('label', { required: firstNoticeMessages.labelNeeded, shouldUnregister: true })}
          />
        ) : (
          <SelectField
            key={kind}
            label={noticeCodeKindNames[kind]}
            description="From the schedule"
            required
            error={errors.rowId?.message}
            data={[{ value: '', label: 'Choose…' }, ...items.map(({ id, label }) => ({ value: id, label }))]}
            {...form.register('rowId', { required: firstNoticeMessages.notOnSchedule, shouldUnregister: true })}
          />
        )}
        <SelectField label="Expires after" data={durations} {...form.register('days')} />
      </div>
    </FormDialog>
  )
}
