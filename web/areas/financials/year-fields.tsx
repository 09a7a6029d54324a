import { type Figure, figureGroups, figureNames } from '@portico/contract/areas/financials/figures.ts'
import { balanceFaults } from '@portico/contract/areas/financials/financial.rules.ts'
import { type FinancialYearDraft, statementKindNames } from '@portico/contract/areas/financials/financial.shapes.ts'
import type { UseFormReturn } from 'react-hook-form'
import { Notice } from '../../kit/feedback/notice.tsx'
import { DayField } from '../../kit/forms/bound/day-field.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../kit/forms/field-group.tsx'
import { MoneyField } from '../../kit/forms/kinds/money-field.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { figuresTyped, type YearFormValues } from './year-form.ts'
import classes from './financials.module.css'

interface Props {
  readonly form: UseFormReturn<YearFormValues, unknown, FinancialYearDraft>
}

/** What is asked of a fiscal year, with what its figures disagree about as they are typed. */
export function YearFields({ form }: Props) {
  const { register, watch, formState } = form
  const { errors } = formState
  const faults = balanceFaults(figuresTyped(watch('figures')))
  return (
    <div className={classes.form}>
      <Period form={form} />
      {Object.entries(figureGroups).map(([group, figures], at) => (
        <FieldGroup key={group} label={group} error={at === 0 ? textOf(errors.figures) : undefined}>
          {(Object.keys(figures) as Figure[]).map((key) => (
            <MoneyField
              key={key}
              label={figureNames[key]}
              error={errors.figures?.[key]?.message}
              {...register(`figures.${key}`)}
            />
          ))}
        </FieldGroup>
      ))}
      {faults.length > 0 && <Notice kind="warning">{faults.map(({ text }) => text).join('. ')}.</Notice>}
      <TextArea
        label="Note"
        description="What an underwriter should know, such as why a balance sheet does not add up."
        rows={2}
        error={errors.note?.message}
        {...register('note')}
      />
    </div>
  )
}

/** The words of a fault of all figures together; faults of single figures stand at theirs. */
const textOf = (error: object | undefined): string | undefined =>
  error !== undefined && 'message' in error && typeof error.message === 'string' ? error.message : undefined

function Period({ form: { control, register, watch, formState } }: Props) {
  const { errors } = formState
  const isDollars = watch('currency').trim().toUpperCase() === 'USD'
  return (
    <div className={classes.fields}>
      <DayField
        control={control}
        name="fiscalYearEnd"
        label="Fiscal year end"
        description="For an interim period, its last day."
      />
      <SelectField
        label="Statements"
        description="Who stands for the figures."
        data={Object.entries(statementKindNames).map(([value, label]) => ({ value, label }))}
        error={errors.statementKind?.message}
        {...register('statementKind')}
      />
      <TextField
        label="Currency"
        description="Three letters."
        maxLength={3}
        autoComplete="off"
        error={errors.currency?.message}
        {...register('currency')}
      />
      <div className={classes.checks}>
        <CheckField label="Interim: part of a year" {...register('isInterim')} />
        {!isDollars && <CheckField label="The figures are not in US dollars" {...register('isOtherCurrency')} />}
      </div>
    </div>
  )
}
