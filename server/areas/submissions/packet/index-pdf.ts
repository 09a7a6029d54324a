import { pdfOf } from '../../../platform/pdf/pdf-pages.ts'
import { receiptOf, type SubmissionRow } from '../submissions.view.ts'

/** The list of a packet's files with descriptions. */
export const indexPdf = (
  submission: SubmissionRow,
  files: readonly { readonly path: string; readonly what: string }[],
): Promise<Uint8Array> => {
  const receipt = receiptOf(submission)
  const head = {
    title: `Index ${receipt}`,
    foot: `${submission.company} · ${receipt}`,
    at: submission.submittedAt,
  }
  return pdfOf(head, [
    { style: 'title', text: 'Index' },
    { style: 'line', text: `${submission.company}, submission ${receipt}` },
    {
      table: {
        columns: [
          { label: 'Content', width: 4 },
          { label: 'File', width: 5 },
        ],
        rows: files.map(({ path, what }) => [what, path]),
      },
    },
  ])
}
