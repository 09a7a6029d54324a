import { clauseText } from '@portico/contract/areas/vendors/clause-text.ts'
import { cureText } from '@portico/contract/areas/contract-reviews/cure.rules.ts'
import { verdictNames, worst } from '@portico/contract/areas/contract-reviews/compare.rules.ts'
import type { ContractReview } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { bulletsUnder, facts, heading, paragraph } from '../../../platform/pdf/parts/pdf-parts.ts'
import { type Letterhead, pdfOf } from '../../../platform/pdf/pdf-pages.ts'
import { dayIn } from '../../../platform/dates/today.ts'

export interface Summary {
  readonly review: ContractReview
  readonly companyName: string
  readonly letterhead: Letterhead
  readonly at: Date
}

/** What closes a gap; what else there is to do reads as it is. */
const curing = (verdict: string, closes: string): string =>
  closes === '' || verdict !== 'GAP' ? closes : `Closes the gap: ${closes}`

const curedBy = ({ cure }: ContractReview['clauses'][number]): string => (cure === null ? '' : cureText(cure))

/** The comparison of a contract with the policies, requirement by requirement, with what closes each gap. */
export function summaryPdf({ review, companyName, letterhead, at }: Summary) {
  const title = `Contract review: ${review.name}`
  const storedOf = (id: string) => review.clauses.find((each) => each.id === id)!
  const waiting = review.clauses.filter(({ state }) => state === 'FOUND').length
  return pdfOf({ title, foot: `${companyName} · ${title}`, at, letterhead }, [
    heading(title),
    ...facts([
      ['Named insured', companyName],
      ['Compared on', americanDay(dayIn(letterhead.timeZone, at))],
      ['Contract', review.fileName],
      ['Certificate holder', review.holderName],
      ['Project', review.project],
      ['Result', review.comparisons.length === 0 ? 'Not compared' : verdictNames[worst(review.comparisons)]],
    ]),
    ...(waiting === 0 ? [] : [paragraph(`Proposals that are not confirmed and not compared: ${waiting}.`)]),
    ...(['GAP', 'CANNOT_TELL', 'MET'] as const).flatMap((verdict) =>
      bulletsUnder(
        verdictNames[verdict],
        review.comparisons
          .filter((each) => each.verdict === verdict)
          .map(({ clauseId, parts }) =>
            [
              `${clauseText(storedOf(clauseId).clause!)}.`,
              ...parts
                .filter((part) => part.verdict === verdict)
                .flatMap(({ why, closes }) => [why, curing(verdict, closes)]),
              curedBy(storedOf(clauseId)),
            ]
              .filter((text) => text !== '')
              .join(' '),
          ),
      ),
    ),
    paragraph(
      'This review compares confirmed requirements with the policies in force on the day it was made. It is not a certificate, and it does not change any policy.',
    ),
  ])
}
