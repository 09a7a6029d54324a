import { fullDay } from '@portico/contract/kit/email/languages.ts'
import { pdfOf } from '../../../platform/pdf/pdf-pages.ts'
import type { Due } from './due-deletions.view.ts'

interface Erased extends Due {
  readonly erasedAt: Date
  readonly counts: Readonly<Record<string, number>>
  readonly files: number
}

/** The certificate of an erased account: what was erased, when, by order of which administrators, and what it was exported as. */
export const certificatePdf = (erased: Erased): Promise<Uint8Array> => {
  const { code, companyName, askedBy, confirmedBy, exportedAt, exportSha256, deletedAt, erasedAt, counts } = erased
  const rows = Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const total = rows.reduce((sum, [, count]) => sum + count, 0)
  const fact = (question: string, answer: string) => ({ question, answer: [answer], depth: 0 })
  return pdfOf({ title: `Deletion certificate ${code}`, foot: `Deletion certificate · ${code}`, at: erasedAt }, [
    { style: 'title', text: 'Deletion certificate' },
    { style: 'line', text: `${companyName} (${code})` },
    fact('Requested by', askedBy),
    fact('Confirmed by', confirmedBy ?? 'Not required: no policy was in force'),
    fact('Exported', fullDay(exportedAt)),
    fact('SHA-256 of the export', exportSha256),
    fact('Deleted', fullDay(deletedAt)),
    fact('Erased', fullDay(erasedAt)),
    fact('Rows erased', String(total)),
    fact('Files erased', String(erased.files)),
    { style: 'heading', text: 'Rows by table' },
    {
      table: {
        columns: [
          { label: 'Table', width: 6 },
          { label: 'Erased', width: 2 },
          { label: 'Exported', width: 2 },
        ],
        rows: rows.map(([table, count]) => [table, String(count), String(erased.exportCounts[table] ?? 0)]),
      },
    },
    {
      style: 'note',
      text: 'The audit log of the account is retained as evidence and is not part of this certificate.',
    },
  ])
}
