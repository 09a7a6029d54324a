import type { SubmissionChange } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { pdfOf } from '../../../platform/pdf/pdf-pages.ts'
import { requestedText } from '../preview/requested-text.ts'
import { receiptOf, type SubmissionRow } from '../submissions.view.ts'

type Parts = Parameters<typeof pdfOf>[1]

/** The first page of a packet: who submits what to whom, what is asked of the market, and what was attested. */
export function coverPdf(
  submission: SubmissionRow,
  { brokerage, changes }: { readonly brokerage: string; readonly changes: readonly SubmissionChange[] | null },
): Promise<Uint8Array> {
  const { company, effectiveOn, signerName, signerTitle, note, attestation, acknowledged } = submission
  const receipt = receiptOf(submission)
  const day = dayText(submission.submittedAt.toISOString())
  return made(submission, 'Submission', [
    { style: 'title', text: company },
    { style: 'line', text: `Submission ${receipt} for the term from ${dayText(effectiveOn)}` },
    { style: 'note', text: `Submitted to ${brokerage} on ${day}, for ${submission.recipients.join(', ')}.` },
    ...(note === '' ? [] : said('Note', [note])),
    ...said('What is asked for', asked(submission)),
    ...said('What changed since the submission before', changes === null ? [] : changes.map(changeText)),
    ...said('Remarks that the signer had seen', acknowledged),
    { style: 'heading', text: 'Attestation' },
    { style: 'line', text: attestation },
    { style: 'line', text: `Signed electronically by ${signerName}, ${signerTitle}, on ${day}.` },
  ])
}

/** The list of all files of a packet, with what each is. */
export const indexPdf = (
  submission: SubmissionRow,
  files: readonly { readonly path: string; readonly what: string }[],
): Promise<Uint8Array> =>
  made(submission, 'Index', [
    { style: 'title', text: 'Index' },
    { style: 'line', text: `${submission.company}, submission ${receiptOf(submission)}` },
    ...files.map(({ path, what }) => ({ question: what, answer: [path], depth: 0 })),
  ])

const made = (submission: SubmissionRow, title: string, parts: Parts) =>
  pdfOf(
    {
      title: `${title} ${receiptOf(submission)}`,
      foot: `${submission.company} · ${receiptOf(submission)}`,
      at: submission.submittedAt,
    },
    parts,
  )

const said = (heading: string, lines: readonly string[]): Parts =>
  lines.length === 0
    ? []
    : [{ style: 'heading', text: heading }, ...lines.map((text) => ({ style: 'line' as const, text }))]

const asked = ({ content: { lines } }: SubmissionRow): string[] =>
  lines.flatMap(({ name, requested, carriersExcluded }) => [
    name,
    ...requested.map((cover) => `– ${requestedText(cover)}`),
    ...(carriersExcluded.length === 0 ? [] : [`– Not with ${carriersExcluded.join(', ')}`]),
  ])

const changeText = ({ name, how, details, more }: SubmissionChange): string => {
  const count = details.length + more
  return count === 0 ? `${name}: ${how}` : `${name}: ${how} (${count === 1 ? '1 detail' : `${count} details`})`
}

const dayText = (iso: string): string => iso.slice(0, 10).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1')
