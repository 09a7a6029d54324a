import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { errorsOf, type WorksheetForm } from './form-fields.ts'

const fields = ['printedPrimary', 'closedOn', 'currentIncurred', 'recovered', 'entity'] as const

/** What few claims need: what the error finder compares the bureau's figures with. */
export function MoreOfClaim({ form, at }: { readonly form: WorksheetForm; readonly at: number }) {
  const { register, formState, getValues } = form
  const error = errorsOf(formState.errors.claims?.[at])
  const [isOpen, setOpen] = useState(() => fields.some((field) => getValues(`claims.${at}.${field}`) !== ''))
  if (!isOpen && fields.every((field) => error(field) === undefined))
    return (
      <Button kind="quiet" small onClick={() => setOpen(true)}>
        More of this claim
      </Button>
    )
  return (
    <>
      <MoneyField
        label="Printed primary loss"
        error={error('printedPrimary')}
        {...register(`claims.${at}.printedPrimary`)}
      />
      <TextField
        label="Closed on"
        placeholder="mm/dd/yyyy"
        error={error('closedOn')}
        {...register(`claims.${at}.closedOn`)}
      />
      <MoneyField
        label="Incurred, newest loss run"
        error={error('currentIncurred')}
        {...register(`claims.${at}.currentIncurred`)}
      />
      <MoneyField label="Recovered from others" error={error('recovered')} {...register(`claims.${at}.recovered`)} />
      <TextField label="Entity" error={error('entity')} {...register(`claims.${at}.entity`)} />
    </>
  )
}
