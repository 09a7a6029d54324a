import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { ApplicationDraft } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import { policyTypeCodes, policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { LoadedDialog } from '../../../kit/overlays/loaded-dialog.tsx'
import { isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { formsQuery, useApplicationCalls } from '../applications.queries.ts'
import classes from './applications.module.css'

interface Props {
  readonly accountId: string
  readonly onClose: () => void
}

/** Adds an application: a form of the library for a line, a year and a carrier. */
export default function AddApplicationDialog({ accountId, onClose }: Props) {
  const forms = useQuery(formsQuery(accountId))
  return (
    <LoadedDialog title="Add application" query={forms} failed="The library could not be loaded." onClose={onClose}>
      {(library) => <AddForm accountId={accountId} forms={library} onClose={onClose} />}
    </LoadedDialog>
  )
}

function AddForm({ accountId, forms, onClose }: Props & { readonly forms: readonly Form[] }) {
  const { add } = useApplicationCalls(accountId)
  const today = isoDay(useNow())
  const usable = forms.filter(
    ({ purpose, retiredOn }) =>
      (purpose === 'APPLICATION' || purpose === 'QUESTIONNAIRE') && (retiredOn === null || retiredOn > today),
  )
  const form = useForm<z.input<typeof ApplicationDraft>, unknown, ApplicationDraftSent>({
    resolver: zodResolver(ApplicationDraft),
    mode: 'onTouched',
    defaultValues: { formId: '', name: '', policyType: '', year: today.slice(0, 4), carrier: '' },
  })
  const { errors } = form.formState
  const chosenForm = useWatch({ control: form.control, name: 'formId' })
  /** Defaults to the form's own description until edited. */
  const choose = (formId: string): void => {
    const chosen = usable.find((one) => one.formId === formId)
    form.setValue('formId', formId, { shouldDirty: true, shouldValidate: true })
    if (chosen === undefined) return
    form.setValue('name', chosen.title)
    form.setValue('policyType', chosen.policyType ?? form.getValues('policyType'))
    form.setValue('carrier', chosen.carrier ?? '')
  }
  const save = async (draft: ApplicationDraftSent): Promise<void> => {
    const { application } = await add(draft)
    toasts.show('success', `${application.name} was added`)
    onClose()
  }
  return (
    <FormDialog
      title="Add application"
      form={form}
      onSave={save}
      onClose={onClose}
      saveLabel="Add application"
      canSave={chosenForm !== ''}
      failure="The application could not be added."
    >
      <div className={classes.fields}>
        <SelectField
          label="Form"
          data-autofocus
          error={errors.formId?.message}
          data={[
            { value: '', label: 'Choose a form…' },
            ...usable.map(({ formId, title, edition }) => ({ value: formId, label: `${title} (${edition})` })),
          ]}
          {...form.register('formId', { onChange: () => choose(form.getValues('formId')) })}
        />
        <TextField label="Name" maxLength={200} error={errors.name?.message} {...form.register('name')} />
        <SelectField
          label="Line"
          error={errors.policyType?.message}
          data={[
            { value: '', label: 'Any line' },
            ...policyTypeCodes.map((code) => ({ value: code, label: policyTypeName(code) })),
          ]}
          {...form.register('policyType')}
        />
        <TextField
          label="Year"
          inputMode="numeric"
          maxLength={4}
          error={errors.year?.message}
          {...form.register('year')}
        />
        <TextField label="Carrier" maxLength={120} error={errors.carrier?.message} {...form.register('carrier')} />
      </div>
    </FormDialog>
  )
}

type ApplicationDraftSent = z.output<typeof ApplicationDraft>
