import { zodResolver } from '@hookform/resolvers/zod'
import { AccountOpening } from '@portico/contract/areas/details/opening.shapes.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'

/** What is typed; a contact whose fields are all blank is none. */
export interface OpeningValues extends Omit<AccountOpening, 'contact'> {
  contact: NonNullable<AccountOpening['contact']>
}

const checked = zodResolver(AccountOpening)

/** Checks what is typed by the contract's own rules. */
export const openingResolver: Resolver<OpeningValues, unknown, AccountOpening> = async (values, context, options) => {
  const { language: _language, ...person } = values.contact
  const isBlank = Object.values(person).every((typed) => typed.trim() === '')
  const { values: read, errors } = await checked(
    { ...values, contact: isBlank ? null : values.contact },
    context,
    options as Parameters<typeof checked>[2],
  )
  const isRead = Object.keys(errors).length === 0
  return isRead
    ? { values: read as AccountOpening, errors: {} }
    : { values: {}, errors: errors as FieldErrors<OpeningValues> }
}
