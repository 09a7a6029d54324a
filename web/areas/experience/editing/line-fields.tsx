import { useFieldArray } from 'react-hook-form'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { errorsOf, type WorksheetForm } from './form-fields.ts'
import { Line, Lines } from './line-list.tsx'
import { MoreOfClaim } from './more-of-claim.tsx'
import { emptyClaim, emptyClass, policyYears } from './worksheet-form.ts'

interface Props {
  readonly form: WorksheetForm
  readonly ratingOn: string
}

/** The policy years of a rating date; another day of a line is kept. */
function yearOptions(ratingOn: string, stored: string) {
  const years = new Set([...policyYears(ratingOn), ...(stored === '' ? [] : [stored])])
  return [
    { value: '', label: ratingOn === '' ? 'Enter the rating date first' : 'Choose a policy year' },
    ...[...years].map((day) => ({ value: day, label: `from ${formatDate(day)}` })),
  ]
}

/** Classes with their payrolls. */
export function ClassFields({ form, ratingOn }: Props) {
  const { control, register, formState, getValues } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'classes' })
  const add = () => append({ ...emptyClass, policyFrom: lastYear(getValues('classes')) })
  return (
    <Lines title="Payroll by class" add="Add class" onAdd={add}>
      {fields.map(({ id, policyFrom }, at) => {
        const error = errorsOf(formState.errors.classes?.[at])
        return (
          <Line key={id} title={`Class ${at + 1}`} onRemove={() => remove(at)}>
            <SelectField
              label="Policy year"
              data={yearOptions(ratingOn, policyFrom)}
              error={error('policyFrom')}
              {...register(`classes.${at}.policyFrom`)}
            />
            <TextField
              label="Class code"
              autoComplete="off"
              error={error('code')}
              {...register(`classes.${at}.code`)}
            />
            <MoneyField label="Payroll" error={error('payroll')} {...register(`classes.${at}.payroll`)} />
            <TextField
              label="ELR"
              inputMode="decimal"
              placeholder="the state’s"
              error={error('elr')}
              {...register(`classes.${at}.elr`)}
            />
            <TextField
              label="D-ratio"
              inputMode="decimal"
              placeholder="the state’s"
              error={error('dRatio')}
              {...register(`classes.${at}.dRatio`)}
            />
            <MoneyField
              label="Audited payroll"
              error={error('auditedPayroll')}
              {...register(`classes.${at}.auditedPayroll`)}
            />
            <TextField label="Entity" error={error('entity')} {...register(`classes.${at}.entity`)} />
          </Line>
        )
      })}
    </Lines>
  )
}

/** A new line starts in the year of the one before. */
const lastYear = (lines: readonly { readonly policyFrom: string }[]): string => lines.at(-1)?.policyFrom ?? ''

const injuries = [
  '1 death',
  '2 permanent total',
  '3 major permanent',
  '4 minor permanent',
  '5 temporary',
  '6 medical only',
  '7 contract medical',
  '8 compromised death',
  '9 permanent partial',
].map((label) => ({ value: label.slice(0, 1), label }))

/** Claims. */
export function ClaimFields({ form, ratingOn }: Props) {
  const { control, register, formState, getValues } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'claims' })
  const add = () => append({ ...emptyClaim, policyFrom: lastYear(getValues('claims')) })
  return (
    <Lines title="Claims" add="Add claim" onAdd={add}>
      {fields.map(({ id, policyFrom }, at) => {
        const error = errorsOf(formState.errors.claims?.[at])
        return (
          <Line key={id} title={`Claim ${at + 1}`} onRemove={() => remove(at)}>
            <SelectField
              label="Policy year"
              data={yearOptions(ratingOn, policyFrom)}
              error={error('policyFrom')}
              {...register(`claims.${at}.policyFrom`)}
            />
            <TextField
              label="Claim number"
              autoComplete="off"
              error={error('number')}
              {...register(`claims.${at}.number`)}
            />
            <SelectField
              label="Injury code"
              data={injuries}
              error={error('ijCode')}
              {...register(`claims.${at}.ijCode`)}
            />
            <SelectField
              label="Status"
              data={[
                { value: 'O', label: 'O (open)' },
                { value: 'F', label: 'F (final)' },
              ]}
              {...register(`claims.${at}.status`)}
            />
            <MoneyField label="Incurred" error={error('incurred')} {...register(`claims.${at}.incurred`)} />
            <MoreOfClaim form={form} at={at} />
          </Line>
        )
      })}
    </Lines>
  )
}

/** Companies of the group that were sold: what is theirs should leave the worksheet. */
export function SoldFields({ form: { control, register, formState } }: Pick<Props, 'form'>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'soldEntities' })
  return (
    <Lines title="Divested entities" add="Add company" onAdd={() => append({ name: '', soldOn: '' })}>
      {fields.map(({ id }, at) => {
        const error = errorsOf(formState.errors.soldEntities?.[at])
        return (
          <Line key={id} title={`Company ${at + 1}`} onRemove={() => remove(at)}>
            <TextField label="Name" error={error('name')} {...register(`soldEntities.${at}.name`)} />
            <TextField
              label="Sold on"
              placeholder="mm/dd/yyyy"
              error={error('soldOn')}
              {...register(`soldEntities.${at}.soldOn`)}
            />
          </Line>
        )
      })}
    </Lines>
  )
}
