import type { UseFormReturn } from 'react-hook-form'
import type { WorksheetSent, WorksheetValues } from './worksheet-form.ts'

export type WorksheetForm = UseFormReturn<WorksheetValues, unknown, WorksheetSent>

/** What is wrong with the fields of a line. */
export const errorsOf =
  (errors: object | undefined) =>
  (field: string): string | undefined =>
    (errors as Partial<Record<string, { readonly message?: string }>> | undefined)?.[field]?.message
