import type { SubmissionChange } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { PdfPart } from '../../../../platform/pdf/pdf-pages.ts'
import { fact, heading } from '../../../../platform/pdf/parts/pdf-parts.ts'
import { receiptOf, type SubmissionRow } from '../../submissions.view.ts'

interface Context {
  readonly brokerage: string
  readonly changes: readonly SubmissionChange[] | null
}

/** The first page: who submits what to which recipients, for which lines, and what was attested. */
export function coverParts(submission: SubmissionRow, { brokerage, changes }: Context): PdfPart[] {
  const { company, effectiveOn, signerName, signerTitle, attestation, recipients, content } = submission
  const day = americanDay(submission.submittedOn)
  return [
    { newPage: 'Cover page' },
    { style: 'title', text: company },
    { style: 'line', text: `Renewal submission ${receiptOf(submission)}` },
    fact('Proposed effective date', americanDay(effectiveOn)),
    fact('Submitted to', brokerage),
    ...(recipients.length === 0 ? [] : [fact('Attention', recipients.join(', '))]),
    fact('Date submitted', day),
    fact('Lines', content.lines.map(({ name }) => name).join(', ')),
    ...linesUnder('Changes since the previous submission', changes === null ? [] : changes.map(changeText)),
    {
      together: [
        heading('Attestation'),
        { style: 'line', text: attestation },
        { style: 'line', text: `Signed electronically by ${signerName}, ${signerTitle}, on ${day}.` },
      ],
    },
  ]
}

const linesUnder = (text: string, lines: readonly string[]): PdfPart[] =>
  lines.length === 0 ? [] : [heading(text), ...lines.map((line) => ({ style: 'line' as const, text: line }))]

const changeText = ({ name, how, details, more }: SubmissionChange): string => {
  const count = details.length + more
  return count === 0 ? `${name}: ${how}` : `${name}: ${how} (${count === 1 ? '1 detail' : `${count} details`})`
}
