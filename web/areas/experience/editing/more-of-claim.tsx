import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { dollarSign, faultsOf, type WorksheetForm } from './form-fields.ts'

const fields = ['printedPrimary', 'closedOn', 'currentIncurred', 'recovered', 'entity'] as const

/** What few claims need: what the error finder compares the bureau's figures with. */
export function MoreOfClaim({ form, at }: { readonly form: WorksheetForm; readonly at: number }) {
  const { register, formState, getValues } = form
  const fault = faultsOf(formState.errors.claims?.[at])
  const [isOpen, setOpen] = useState(() => fields.some((field) => getValues(`claims.${at}.${field}`) !== ''))
  if (!isOpen && fields.every((field) => fault(field) === undefined))
    return (
      <Button kind="quiet" small onClick={() => setOpen(true)}>
        More of this claim
      </Button>
    )
  return (
    <>
      <TextField
        label="Printed primary loss"
        {...dollarSign}
        error={fault('printedPrimary')}
        {...register(`claims.${at}.printedPrimary`)}
      />
      <TextField
        label="Closed on"
        placeholder="mm/dd/yyyy"
        error={fault('closedOn')}
        {...register(`claims.${at}.closedOn`)}
      />
      <TextField
        label="Incurred, newest loss run"
        {...dollarSign}
        error={fault('currentIncurred')}
        {...register(`claims.${at}.currentIncurred`)}
      />
      <TextField
        label="Recovered from others"
        {...dollarSign}
        error={fault('recovered')}
        {...register(`claims.${at}.recovered`)}
      />
      <TextField label="Company of the group" error={fault('entity')} {...register(`claims.${at}.entity`)} />
    </>
  )
}
