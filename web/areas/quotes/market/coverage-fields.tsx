import type { QuoteDraft } from '@portico/contract/areas/quotes/quote.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '../../../kit/controls/button.tsx'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import classes from '../quotes.module.css'
import { type CoverageValues, noCoverage, type QuoteFormValues } from './quote-form.ts'

interface Props {
  readonly form: UseFormReturn<QuoteFormValues, unknown, QuoteDraft>
}

/** What a quote covers, row by row. */
export function CoverageFields({ form }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'coverages' })
  const { errors } = form.formState
  const error = errors.coverages?.root?.message ?? errors.coverages?.message
  return (
    <FieldGroup
      label="Coverages"
      description="Prefilled with requested and expiring coverages. Leave limit, deductible, and note blank for coverages not offered."
      error={error}
    >
      {fields.map(({ id }, at) => (
        <CoverageRow key={id} form={form} at={at} onRemove={() => remove(at)} />
      ))}
      <Button
        kind="quiet"
        small
        icon={<IconPlus size={16} aria-hidden />}
        onClick={() => append(noCoverage, { focusName: `coverages.${fields.length}.name` })}
      >
        Add coverage
      </Button>
    </FieldGroup>
  )
}

function CoverageRow({ form, at, onRemove }: Props & { readonly at: number; readonly onRemove: () => void }) {
  const { register, formState, control } = form
  const errorOf = (field: keyof CoverageValues) => formState.errors.coverages?.[at]?.[field]?.message
  const name = useWatch({ control, name: `coverages.${at}.name` })
  const isOptional = useWatch({ control, name: `coverages.${at}.isOptional` })
  return (
    <div className={classes.coverage} role="group" aria-label={name === '' ? `Coverage ${at + 1}` : name}>
      <TextField label="Coverage" autoComplete="off" error={errorOf('name')} {...register(`coverages.${at}.name`)} />
      <MoneyField label="Limit" error={errorOf('limit')} {...register(`coverages.${at}.limit`)} />
      <MoneyField label="Deductible" error={errorOf('deductible')} {...register(`coverages.${at}.deductible`)} />
      <TextField label="Note" autoComplete="off" error={errorOf('note')} {...register(`coverages.${at}.note`)} />
      <CheckField label="Optional" {...register(`coverages.${at}.isOptional`)} />
      {isOptional && (
        <>
          <MoneyField label="Additional premium" error={errorOf('premium')} {...register(`coverages.${at}.premium`)} />
          <SelectField
            label="Mandatory offer"
            data={[
              { value: 'NONE', label: 'No' },
              { value: 'TERRORISM', label: 'Terrorism (TRIA)' },
              { value: 'UM_UIM', label: 'UM/UIM' },
            ]}
            error={errorOf('offer')}
            {...register(`coverages.${at}.offer`)}
          />
        </>
      )}
      <IconButton
        small
        label={`Remove ${name === '' ? 'this coverage' : name}`}
        icon={<IconTrash size={18} />}
        onClick={onRemove}
      />
    </div>
  )
}
