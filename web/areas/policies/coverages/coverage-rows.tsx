import {
  type StandardCoverage,
  standardCoverage,
} from '@portico/contract/areas/policies/coverages/standard-coverages.ts'
import type { CoverageSheet } from '@portico/contract/areas/policies/coverages/coverage-sheet.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type UseFieldArrayReturn, type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '../../../kit/controls/button.tsx'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { blankRow, type CoverageFormValues, type CoverageValues } from './coverage-form.ts'
import classes from './coverages.module.css'

export type CoverageForm = UseFormReturn<CoverageFormValues, unknown, CoverageSheet>

interface Props {
  readonly form: CoverageForm
  readonly rows: UseFieldArrayReturn<CoverageFormValues, 'coverages'>
  readonly policyType: string
}

/** The coverages of a policy, row by row: the standard ones of its line, and others. */
export function CoverageRows({ form, rows, policyType }: Props) {
  const { fields, append, remove } = rows
  const { errors } = form.formState
  return (
    <FieldGroup
      label="Limits and deductibles"
      description="Rows without a value are not saved."
      error={errors.coverages?.root?.message ?? errors.coverages?.message}
    >
      <div className={classes.whole}>
        <div className={classes.head} aria-hidden>
          <span>Coverage</span>
          <span>Limit</span>
          <span>Deductible or retention</span>
          <span>Note</span>
        </div>
        {fields.map(({ id }, at) => (
          <Row key={id} form={form} at={at} policyType={policyType} onRemove={() => remove(at)} />
        ))}
        <Button
          kind="quiet"
          small
          icon={<IconPlus size={16} aria-hidden />}
          onClick={() => append(blankRow('', policyType), { focusName: `coverages.${fields.length}.name` })}
        >
          Add coverage
        </Button>
      </div>
    </FieldGroup>
  )
}

interface RowProps extends Omit<Props, 'rows'> {
  readonly at: number
  readonly onRemove: () => void
}

function Row({ form, at, policyType, onRemove }: RowProps) {
  const { register, formState, control } = form
  const typed = useWatch({ control, name: `coverages.${at}` })
  const standard = standardCoverage(policyType, typed.name)
  const errorOf = (field: keyof CoverageValues) => formState.errors.coverages?.[at]?.[field]?.message
  const asks = (field: 'limit' | 'deductible') => typed[field] !== '' || asksFor(standard, field)
  const isNamed = standard !== undefined && formState.defaultValues?.coverages?.[at]?.name === typed.name
  const name = typed.name === '' ? `Coverage ${at + 1}` : typed.name
  return (
    <div className={classes.row} role="group" aria-label={name}>
      {isNamed ? (
        <span className={classes.name}>{typed.name}</span>
      ) : (
        <TextField label="Coverage" autoComplete="off" error={errorOf('name')} {...register(`coverages.${at}.name`)} />
      )}
      <div className={classes.limit}>
        {asks('limit') && <MoneyField label="Limit" error={errorOf('limit')} {...register(`coverages.${at}.limit`)} />}
      </div>
      <div className={classes.deductible}>
        {asks('deductible') && <DeductibleFields form={form} at={at} error={errorOf('deductible')} />}
      </div>
      <TextField
        label="Note"
        autoComplete="off"
        placeholder={standard?.hint}
        error={errorOf('note')}
        {...register(`coverages.${at}.note`)}
      />
      <div className={classes.remove}>
        {!isNamed && <IconButton small label={`Remove ${name}`} icon={<IconTrash size={18} />} onClick={onRemove} />}
      </div>
    </div>
  )
}

interface DeductibleProps {
  readonly form: CoverageForm
  readonly at: number
  readonly error: string | undefined
}

/** The amount that the insured bears, as a deductible or as a retention. */
function DeductibleFields({ form: { register, control }, at, error }: DeductibleProps) {
  const isRetention = useWatch({ control, name: `coverages.${at}.isRetention` })
  return (
    <>
      <MoneyField
        label={isRetention ? 'Retention' : 'Deductible'}
        error={error}
        {...register(`coverages.${at}.deductible`)}
      />
      <CheckField label="Retention" {...register(`coverages.${at}.isRetention`)} />
    </>
  )
}

/** Whether a row shows a field: a standard coverage has some of them, any other one all. */
function asksFor(standard: StandardCoverage | undefined, field: 'limit' | 'deductible'): boolean {
  if (standard === undefined || standard.asks.includes(field)) return true
  return field === 'deductible' && standard.asks.includes('retention')
}
