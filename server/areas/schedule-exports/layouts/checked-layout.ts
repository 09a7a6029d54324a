import { errorsOfLayout } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import type { ExportLayouts, Layout } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import { unprocessable } from '../../../platform/error-response.ts'

/** Rejects an invalid layout with errors by body field. */
export function rejectInvalid({ columns }: Pick<ExportLayouts, 'columns'>, layout: Layout): void {
  const errors = Object.entries(errorsOfLayout(columns, layout))
  if (errors.length === 0) return
  throw unprocessable(Object.fromEntries(errors.map(([field, error]) => [`layout.${field}`, error])))
}
