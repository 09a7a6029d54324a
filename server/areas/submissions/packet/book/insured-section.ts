import { factNamed } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'
import type { PdfPart } from '../../../../platform/pdf/pdf-pages.ts'
import { fact, tableUnder } from '../../../../platform/pdf/parts/pdf-parts.ts'
import { factText } from '../../../details/details.public.ts'
import type { SubmissionRow } from '../../submissions.view.ts'
import { section } from './sections.ts'

/** What an underwriter asks about the insured first, by the keys of the account data. */
const keys =
  'dba entityType fein mailingAddress mainAddress website yearsInBusiness operationsDescription naicsCode sicCode mainGlClass headcountFull headcountPart annualRevenue revenueLastYear'.split(
    ' ',
  )

/** The underwriting summary: the insured, and the requested coverage, line by line. */
export const insuredSection = (submission: SubmissionRow): PdfPart[] =>
  section('Underwriting summary', [
    fact('Named insured', submission.company),
    ...factsOf(submission),
    ...requestedOf(submission),
  ])

const factsOf = ({ content: { facts } }: SubmissionRow): PdfPart[] =>
  keys.flatMap((key) => {
    const value = facts[key] as AnswerValue | undefined
    const said = value === undefined || value === null ? '' : factText(key, value)
    return said === '' ? [] : [fact(factNamed(key)?.label ?? key, said)]
  })

const requestedOf = ({ content: { lines } }: SubmissionRow): PdfPart[] =>
  tableUnder('Coverage requested', {
    columns: [
      { label: 'Line', width: 4 },
      { label: 'Coverage', width: 5 },
      { label: 'Limit', width: 3, isNumeric: true },
      { label: 'Deductible', width: 3, isNumeric: true },
      { label: 'Terms', width: 4 },
    ],
    rows: lines.flatMap(({ name, requested }) =>
      requested.length === 0
        ? [[name, 'As expiring', '', '', '']]
        : requested.map((coverage) => [
            name,
            coverage.name,
            coverage.limit === null ? '' : dollars(coverage.limit),
            coverage.deductible === null ? '' : dollars(coverage.deductible),
            coverage.note,
          ]),
    ),
  })
