import { zodResolver } from '@hookform/resolvers/zod'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { subjectivityTemplates } from '@portico/contract/areas/subjectivities/subjectivity-templates.ts'
import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import { subjectivityKindNames, subjectivityKinds } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type {
  Subjectivities,
  Subjectivity,
  SubjectivityDraft,
} from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { DayField } from '../../kit/forms/bound/day-field.tsx'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { changeKey, useSubjectivityCalls } from './subjectivities.queries.ts'
import classes from './subjectivity-dialog.module.css'
import {
  differences,
  startValues,
  subjectivityFormSchema,
  type SubjectivityFormValues,
  valuesOf,
} from './subjectivity-form.ts'

interface Props {
  readonly accountId: string
  readonly list: Subjectivities
  /** Left out for a new one. */
  readonly item?: Subjectivity
  readonly onClose: () => void
}

/** Adds a subjectivity or changes one that is open. */
export default function SubjectivityDialog({ accountId, list, item, onClose }: Props) {
  const { add, change } = useSubjectivityCalls(accountId)
  const { base, save, conflictOf } = useSavedMeanwhile(changeKey, item, onClose)
  const form = useForm<SubjectivityFormValues, unknown, SubjectivityDraft>({
    resolver: zodResolver(subjectivityFormSchema),
    defaultValues: item === undefined ? startValues(list) : valuesOf(item),
  })
  return (
    <FormDialog
      title={item === undefined ? 'Add subjectivity' : 'Edit subjectivity'}
      saveLabel={item === undefined ? 'Add subjectivity' : 'Save'}
      form={form}
      onSave={(draft) => save(base === undefined ? add(list, draft) : change(base, draft))}
      onClose={onClose}
      conflict={conflictOf((theirs) => differences(form.getValues(), theirs, list))}
      failure={(error) => reasonOf(error, subjectivityMessages.saveFailed)}
    >
      <div className={classes.fields}>
        {item === undefined && <Templates form={form} />}
        <Fields form={form} list={list} isNew={item === undefined} />
      </div>
    </FormDialog>
  )
}

interface FieldsProps {
  readonly form: UseFormReturn<SubjectivityFormValues, unknown, SubjectivityDraft>
}

/** Words that carriers often use, to begin with. */
function Templates({ form: { setValue } }: FieldsProps) {
  const begin = (at: string): void => {
    const template = subjectivityTemplates[Number(at)]
    if (at === '' || template === undefined) return
    setValue('text', template.text, { shouldDirty: true })
    setValue('kind', template.kind)
    if (template.afterDays !== null) setValue('afterDays', String(template.afterDays))
  }
  return (
    <div className={classes.wide}>
      <SelectField
        label="Start from"
        data={[
          { value: '', label: 'Words of your own' },
          ...subjectivityTemplates.map(({ text }, at) => ({ value: String(at), label: text })),
        ]}
        onChange={(event) => begin(event.currentTarget.value)}
      />
    </div>
  )
}

function Fields({ form, list, isNew }: FieldsProps & { readonly list: Subjectivities; readonly isNew: boolean }) {
  const { control, register, setValue, formState } = form
  const { errors } = formState
  const [line, kind] = useWatch({ control, name: ['line', 'kind'] })
  const quotes = list.lines.find((each) => each.line === line)?.quotes ?? []
  return (
    <>
      <div className={classes.wide}>
        <TextArea
          label="What is asked for"
          required
          data-autofocus
          rows={2}
          error={errors.text?.message}
          {...register('text')}
        />
      </div>
      <SelectField
        label="Line"
        disabled={!isNew}
        data={list.lines.map((each) => ({ value: each.line, label: policyTypeName(each.line) }))}
        error={errors.line?.message}
        {...register('line', { onChange: () => setValue('quoteId', '') })}
      />
      <SelectField
        label="Asked by"
        data={[
          { value: '', label: 'Whichever quote is chosen' },
          ...quotes.map(({ id, carrier }) => ({ value: id, label: carrier })),
        ]}
        error={errors.quoteId?.message}
        {...register('quoteId')}
      />
      <SelectField
        label="Needed"
        data={subjectivityKinds.map((each) => ({ value: each, label: subjectivityKindNames[each] }))}
        {...register('kind')}
      />
      {kind === 'AFTER_BIND' && (
        <TextField
          label="Days after binding"
          inputMode="numeric"
          error={errors.afterDays?.message}
          {...register('afterDays')}
        />
      )}
      <DayField
        control={control}
        name="dueOn"
        label="Due date"
        description="Empty: the first day of the term, or the days after it"
      />
      <SelectField
        label="Who sends it"
        data={[
          { value: '', label: 'The account’s Admins' },
          ...list.owners.map(({ username, name, isStaff }) => ({
            value: username,
            label: isStaff ? `${name} (brokerage)` : name,
          })),
        ]}
        error={errors.owner?.message}
        {...register('owner')}
      />
    </>
  )
}
