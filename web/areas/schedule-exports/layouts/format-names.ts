import type { ExportFormat } from '@portico/contract/areas/schedule-exports/export-formats.ts'

/** The names of formats, with an example where that is clearer. */
export const formatNames: Readonly<Record<ExportFormat, string>> = {
  STANDARD: 'Standard',
  PLAIN: '1234.5',
  GROUPED: '1,234.50',
  ROUNDED: '1,235',
  ISO_DATE: '2026-09-02',
  COMPACT_DATE: '20260902',
  DAY_FIRST: '02/09/2026',
  TEXT: 'Text',
}
