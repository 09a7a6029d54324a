import { faultsOfLayout } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import type { ExportLayouts, Layout } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import { unprocessable } from '../../../platform/refusal.ts'

/** Rejects an invalid layout with errors by body field. */
export function refuseFaulty({ columns }: Pick<ExportLayouts, 'columns'>, layout: Layout): void {
  const faults = Object.entries(faultsOfLayout(columns, layout))
  if (faults.length === 0) return
  throw unprocessable(Object.fromEntries(faults.map(([field, fault]) => [`layout.${field}`, fault])))
}
