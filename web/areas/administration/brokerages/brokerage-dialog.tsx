import { Suspense } from 'react'
import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { BrokerageDraft, BrokerageRecord } from '@portico/contract/areas/administration/brokerage-draft.shapes.ts'
import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import type { Brokerage } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import type { Sent } from '@portico/contract/kit/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FieldErrors, useForm, type UseFormRegisterReturn } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { RecipientLanguageField } from '../../../kit/language/recipient-language.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { InviteeFields } from '../../people/people.public.ts'
import classes from './brokerages.module.css'

const changeKey = 'PUT /api/brokerages/{brokerCode}'

interface Props {
  /** Creates a new one if undefined. */
  readonly brokerage: Brokerage | undefined
  readonly onClose: () => void
}

/** Creates a brokerage, or changes its name and subdomain. */
export default function BrokerageDialog({ brokerage, onClose }: Props) {
  return brokerage === undefined ? (
    <NewBrokerage onClose={onClose} />
  ) : (
    <EditBrokerage brokerage={brokerage} onClose={onClose} />
  )
}

function useRefresh() {
  const cache = useQueryClient()
  return () => {
    const keys = [
      'GET /api/brokerages',
      'GET /api/brokerages/{brokerCode}',
      'GET /api/administration/brokerages/{brokerCode}',
    ]
    for (const key of keys) void cache.invalidateQueries({ queryKey: [key] })
  }
}

function NewBrokerage({ onClose }: Pick<Props, 'onClose'>) {
  const refresh = useRefresh()
  const form = useForm<Sent<typeof BrokerageDraft>, unknown, BrokerageDraft>({
    resolver: zodResolver(BrokerageDraft),
    defaultValues: {
      brokerCode: '',
      brokerName: '',
      subdomain: '',
      email: '',
      firstName: '',
      lastName: '',
      language: 'en',
    },
  })
  const { register, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title="New brokerage"
      form={form}
      saveLabel="Create brokerage"
      failure={(error) => reasonOf(error, brokerageMessages.createFailed)}
      onSave={async (draft) => {
        await call('POST /api/brokerages', { body: draft })
        refresh()
        toasts.show('success', `${draft.brokerName} created. Invitation sent to ${draft.email}.`)
        onClose()
      }}
      onClose={onClose}
    >
      <div className={classes.form}>
        <RecordFields register={register} errors={errors} />
        <TextField
          label="Code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          description="Shown in page addresses. It cannot be changed later. Clients type it when they register."
          error={errors.brokerCode?.message}
          {...register('brokerCode')}
        />
        <section className={classes.part} aria-labelledby="first-admin">
          <h3 id="first-admin">First admin</h3>
          <p>We will email an invitation to run the brokerage.</p>
          <Suspense>
            <InviteeFields register={register} errors={errors} />
          </Suspense>
          <RecipientLanguageField {...register('language')} />
        </section>
      </div>
    </FormDialog>
  )
}

function EditBrokerage({ brokerage, onClose }: Props & { readonly brokerage: Brokerage }) {
  const refresh = useRefresh()
  const { start, base, save, conflictOf } = useSavedMeanwhile(changeKey, brokerage, onClose)
  const { brokerCode, brokerName, subdomain } = start
  const form = useForm<Sent<typeof BrokerageRecord>, unknown, BrokerageRecord>({
    resolver: zodResolver(BrokerageRecord),
    defaultValues: { brokerName, subdomain: subdomain ?? '' },
  })
  const send = async (record: BrokerageRecord): Promise<void> => {
    const was = { brokerName: base.brokerName, subdomain: base.subdomain }
    await call(changeKey, { params: { brokerCode }, body: { ...record, was } }).finally(refresh)
    toasts.show('success', 'Brokerage saved.')
  }
  return (
    <FormDialog
      title={`Edit ${brokerName}`}
      form={form}
      canSave={form.formState.isDirty}
      failure={(error) => reasonOf(error, brokerageMessages.saveFailed)}
      onSave={(record) => save(send(record))}
      onClose={onClose}
      conflict={conflictOf((theirs) => [
        { field: 'Brokerage name', mine: form.getValues('brokerName'), theirs: theirs.brokerName },
        { field: 'Subdomain', mine: form.getValues('subdomain') ?? '', theirs: theirs.subdomain ?? '' },
      ])}
    >
      <div className={classes.form}>
        <RecordFields register={form.register} errors={form.formState.errors} />
      </div>
    </FormDialog>
  )
}

interface RecordFieldsProps {
  readonly register: (field: 'brokerName' | 'subdomain') => UseFormRegisterReturn
  readonly errors: FieldErrors<Sent<typeof BrokerageRecord>>
}

function RecordFields({ register, errors }: RecordFieldsProps) {
  return (
    <>
      <TextField
        label="Brokerage name"
        required
        data-autofocus
        autoComplete="organization"
        error={errors.brokerName?.message}
        {...register('brokerName')}
      />
      <TextField
        label="Subdomain"
        autoComplete="off"
        autoCapitalize="none"
        description={`Example: harbor for harbor.${location.hostname}. Leave blank for none.`}
        error={errors.subdomain?.message}
        {...register('subdomain')}
      />
    </>
  )
}
