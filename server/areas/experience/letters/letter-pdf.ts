import { findingWords, linesOfFinding } from '@portico/contract/areas/experience/finding-words.ts'
import { corrected, type Finding } from '@portico/contract/areas/experience/findings.rules.ts'
import { isMissing, modOf } from '@portico/contract/areas/experience/mod.rules.ts'
import type { RatedWorksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { inMonthFirst } from '@portico/contract/areas/schedules/values/dates.ts'
import { type Attachment, attachmentOf } from '../../../platform/messages/outgoing.ts'
import { pdfOf, type PdfPart } from '../../../platform/pdf/pdf-pages.ts'

/** What a letter says beside the findings. */
export interface Letter {
  readonly company: string
  readonly recipient: string
  readonly note: string
  readonly at: Date
  /** The day by the clock of whoever writes. */
  readonly writtenOn: string
  readonly findings: readonly Finding[]
}

/** A letter that asks for the correction of a worksheet: what is wrong, line by line, and what it comes to without. */
export function letterPdf(rated: RatedWorksheet, letter: Letter): Promise<Uint8Array> {
  const title = titleOf(rated)
  const foot = `${letter.company} · ${title}`
  return pdfOf({ title, foot, at: letter.at }, [
    ...headOf(rated, letter),
    { style: 'heading', text: 'What should be corrected' },
    ...letter.findings.flatMap((finding) => partsOf(finding, rated)),
    ...effectOf(rated, letter),
    ...closeOf(letter),
  ])
}

/** The mail that carries it. */
export const letterMail = (
  rated: RatedWorksheet,
  { company, email, note }: Pick<Letter, 'company' | 'note'> & { readonly email: string },
  filed: Attachment,
) => ({
  channel: 'email' as const,
  to: email,
  subject: `${titleOf(rated)}, ${company}`,
  text: [`${company} asks for a correction. The attached letter says what and why.`, note]
    .filter((part) => part !== '')
    .join('\n\n'),
  attachments: [attachmentOf(filed)],
})

const titleOf = ({ worksheet: { state, ratingOn } }: RatedWorksheet): string =>
  `Experience rating ${state} ${inMonthFirst(ratingOn)}: request for correction`

function headOf({ worksheet }: RatedWorksheet, { company, recipient, writtenOn }: Letter): PdfPart[] {
  const { state, ratingOn, riskId, publishedMod } = worksheet
  const facts = [
    ['Insured', company],
    ['Risk ID', riskId],
    ['State', state],
    ['Rating date', inMonthFirst(ratingOn)],
    ['Published modification', publishedMod === null ? '' : publishedMod.toFixed(2)],
  ] as const
  return [
    { style: 'title', text: 'Request for correction of an experience rating' },
    { style: 'line', text: inMonthFirst(writtenOn) },
    { style: 'line', text: `To: ${recipient}` },
    ...facts
      .filter(([, answer]) => answer !== '')
      .map(([question, answer]) => ({ question, answer: [answer], depth: 0 })),
    {
      style: 'heading',
      text: 'We have checked the worksheet of this rating and ask you to correct what follows.',
    },
  ]
}

function partsOf(finding: Finding, { worksheet }: RatedWorksheet): PdfPart[] {
  const { title, asks } = findingWords[finding.kind]
  return [
    { style: 'item', text: title },
    { style: 'line', text: asks },
    ...linesOfFinding(finding, worksheet).map((text) => ({ style: 'line' as const, text: `– ${text}` })),
  ]
}

function effectOf({ worksheet, plan }: RatedWorksheet, { findings }: Letter): PdfPart[] {
  const right = findings.reduce((sheet, { kind }) => corrected(sheet, plan, kind), worksheet)
  const figured = modOf(right, plan)
  if (isMissing(figured)) return []
  return [
    { style: 'heading', text: 'What it comes to' },
    {
      style: 'line',
      text: `With these corrections we figure a modification of ${figured.mod.toFixed(2)}. Please revise the rating and send us the corrected worksheet.`,
    },
  ]
}

function closeOf({ note, company }: Letter): PdfPart[] {
  return [
    ...(note === '' ? [] : [{ style: 'line' as const, text: note }]),
    { style: 'heading', text: 'Sincerely,' },
    { style: 'line', text: company },
  ]
}
