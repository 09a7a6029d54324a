import { findingLabels, linesOfFinding } from '@portico/contract/areas/experience/finding-labels.ts'
import { corrected, type Finding } from '@portico/contract/areas/experience/findings.rules.ts'
import { titleOf } from '@portico/contract/areas/experience/mod-letter.emails.ts'
import { isMissing, type Mod, modOf } from '@portico/contract/areas/experience/mod.rules.ts'
import type { RatedWorksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { inMonthFirst } from '@portico/contract/areas/schedules/values/dates.ts'
import { type LetterContact, letterParts } from '../../../platform/pdf/parts/business-letter.ts'
import { type Letterhead, pdfOf, type PdfPart } from '../../../platform/pdf/pdf-pages.ts'
import { bulleted, heading, line, paragraph } from '../../../platform/pdf/parts/pdf-parts.ts'
import { modTables } from '../mod-tables.ts'

/** What a letter contains in addition to the issues. */
export interface Letter {
  readonly company: string
  readonly companyAddress: readonly string[]
  readonly recipient: string
  readonly email: string
  readonly note: string
  readonly at: Date
  readonly findings: readonly Finding[]
  readonly letterhead: Letterhead
  /** Who writes it. */
  readonly author: LetterContact
}

/** A letter requesting the correction of a worksheet: what is wrong, line by line, and the mod without the errors. */
export function letterPdf(rated: RatedWorksheet, letter: Letter): Promise<Uint8Array> {
  const { company, companyAddress, recipient, email, note: remark, at, findings, letterhead, author } = letter
  const title = titleOf(rated)
  const result = correctedMod(rated, findings)
  const enclosure = 'Calculation with the requested corrections'
  return pdfOf({ title, foot: `${company} · ${title}`, at, letterhead }, [
    ...letterParts({
      at,
      letterhead,
      to: [recipient],
      via: email === '' ? '' : `Via email: ${email}`,
      subject: title,
      references: [['Insured', [company, ...companyAddress].join('\n')], ...referencesOf(rated)],
      body: [
        paragraph('We reviewed the experience rating worksheet and request the following corrections.'),
        ...findings.flatMap((finding) => partsOf(finding, rated)),
        ...(result === undefined ? [] : [heading('Effect of the corrections'), effectOf(result)]),
        paragraph('Please revise the rating and send us the corrected worksheet.'),
        ...(remark === '' ? [] : [paragraph(remark)]),
      ],
      signer: [author.name, author.title, `For ${company}`],
      contact: author,
      enclosures: result === undefined ? [] : [enclosure],
    }),
    ...(result === undefined
      ? []
      : [{ newPage: enclosure }, { style: 'title' as const, text: enclosure }, ...modTables(result)]),
  ])
}

const referencesOf = ({ worksheet: { state, ratingOn, riskId, publishedMod } }: RatedWorksheet) =>
  [
    ['Risk ID', riskId],
    ['State', state],
    ['Rating date', inMonthFirst(ratingOn)],
    ['Published modification', publishedMod === null ? '' : publishedMod.toFixed(2)],
  ] as const

function partsOf(finding: Finding, { worksheet }: RatedWorksheet): PdfPart[] {
  const { title, asks } = findingLabels[finding.kind]
  return [{ style: 'item', text: title }, line(asks), ...bulleted(linesOfFinding(finding, worksheet))]
}

/** The mod after correcting every issue; undefined if values are missing. */
function correctedMod({ worksheet, plan }: RatedWorksheet, findings: readonly Finding[]): Mod | undefined {
  const right = findings.reduce((sheet, { kind }) => corrected(sheet, plan, kind), worksheet)
  const result = modOf(right, plan)
  return isMissing(result) ? undefined : result
}

const effectOf = ({ mod }: Mod): PdfPart =>
  line(`With these corrections, we calculate an experience modification of ${mod.toFixed(2)}.`)
