import { zodResolver } from '@hookform/resolvers/zod'
import type { BindTerms } from '@portico/contract/areas/binding/binding.shapes.ts'
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../../kit/controls/button.tsx'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import classes from '../bind-decision.module.css'
import { policyKey, useBindCalls } from '../binding.queries.ts'
import { failureOf, type OptionDialogProps } from './dialog-props.ts'
import { policySchema, type PolicyFormValues, sheetDifferences, startValues } from './policy-form.ts'

interface Sheet {
  readonly policyNumber: string
  readonly terms: BindTerms
}

type PolicyForm = UseFormReturn<PolicyFormValues, unknown, Sheet>

/** The policy as issued, field by field. Prefilled from the bind request, to be corrected here. */
export default function PolicyDialog({ accountId, decision, option, onClose }: OptionDialogProps) {
  const { base, save, conflictOf } = useSavedMeanwhile(policyKey, option, onClose)
  const { enterPolicy } = useBindCalls(accountId, decision.cycleId, base)
  const form = useForm<PolicyFormValues, unknown, Sheet>({
    resolver: zodResolver(policySchema(option)),
    defaultValues: startValues(option),
  })
  return (
    <FormDialog
      title="Policy as issued"
      saveLabel="Compare"
      form={form}
      onSave={({ policyNumber, terms }) => save(enterPolicy({ policyNumber, terms }))}
      onClose={onClose}
      failure={failureOf}
      conflict={conflictOf((theirs) => sheetDifferences(form.getValues(), theirs))}
    >
      <p>Prefilled from the bind request. Review the policy and correct anything that differs.</p>
      <div className={classes.fields}>
        <Facts form={form} />
        <Coverages form={form} />
        <div className={classes.wide}>
          <TextArea
            label="Forms"
            description="One per line: number, edition, name"
            rows={4}
            error={form.formState.errors.terms?.forms?.message}
            {...form.register('terms.forms')}
          />
        </div>
      </div>
    </FormDialog>
  )
}

function Facts({ form }: { readonly form: PolicyForm }) {
  const { control, register, formState } = form
  const { errors } = formState
  const day = (name: 'effectiveOn' | 'expiresOn', label: string) => (
    <DayField control={control} name={`terms.${name}`} label={label} />
  )
  const money = (name: 'premium' | 'taxesAndFees', label: string) => (
    <MoneyField label={label} error={errors.terms?.[name]?.message} {...register(`terms.${name}`)} />
  )
  return (
    <>
      <TextField
        label="Policy number"
        required
        data-autofocus
        autoComplete="off"
        error={errors.policyNumber?.message}
        {...register('policyNumber')}
      />
      <TextField
        label="Named insured"
        required
        autoComplete="off"
        error={errors.terms?.insuredName?.message}
        {...register('terms.insuredName')}
      />
      {day('effectiveOn', 'Effective date')}
      {day('expiresOn', 'Expiration date')}
      {money('premium', 'Premium')}
      {money('taxesAndFees', 'Taxes and fees')}
    </>
  )
}

function Coverages({ form }: { readonly form: PolicyForm }) {
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'terms.coverages' })
  const errorOf = (at: number, name: 'name' | 'limit' | 'deductible') =>
    formState.errors.terms?.coverages?.[at]?.[name]?.message
  return (
    <div className={classes.wide}>
      {fields.map(({ id, name }, at) => (
        <fieldset key={id} className={classes.coverage}>
          <legend>{name === '' ? `Coverage ${at + 1}` : name}</legend>
          <TextField label="Coverage" error={errorOf(at, 'name')} {...register(`terms.coverages.${at}.name`)} />
          <MoneyField label="Limit" error={errorOf(at, 'limit')} {...register(`terms.coverages.${at}.limit`)} />
          <MoneyField
            label="Deductible"
            error={errorOf(at, 'deductible')}
            {...register(`terms.coverages.${at}.deductible`)}
          />
          <TextField label="Note" {...register(`terms.coverages.${at}.note`)} />
          <Button kind="quiet-danger" small onClick={() => remove(at)}>
            Remove coverage
          </Button>
        </fieldset>
      ))}
      <Button kind="secondary" small onClick={() => append({ name: '', limit: '', deductible: '', note: '' })}>
        Add coverage
      </Button>
    </div>
  )
}
