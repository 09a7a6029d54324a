import type { FormFields } from './form-fields.ts'

type Field = FormFields[string]

/** A required reason, up to 500 characters; `help` says who can read it. */
export const reasonField = (help: string, schema: NonNullable<Field['schema']>): Field => ({
  kind: 'long-text',
  label: 'Reason',
  help,
  required: true,
  limit: 500,
  schema,
})
