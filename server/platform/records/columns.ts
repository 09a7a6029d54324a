import type { Fields } from '@portico/contract/kit/record-of.ts'

/** Columns of a row by name. */
export type Columns = Readonly<Record<string, unknown>>

/** The column of a field: its name in snake case. */
const columnName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns that fields fill, each under its own name. */
export const columnsOf = (fields: Fields, draft: object): Columns =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [columnName(name), (draft as Readonly<Record<string, unknown>>)[name]]),
  )
