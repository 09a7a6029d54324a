import { type ComparedWith, comparisonsOf } from '@portico/contract/areas/contract-reviews/compare.rules.ts'
import type { Comparison } from '@portico/contract/areas/contract-reviews/comparison.shapes.ts'
import type {
  ContractReview,
  ContractReviewRow,
  ReviewClause,
} from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { policyText } from '@portico/contract/areas/certificates/certificate.rules.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { notFound } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { naicNumbersView } from '../carriers/carriers.public.ts'
import { holdersView, policiesInForce } from '../certificates/certificates.public.ts'
import { demandReader } from './contract-reviews.access.ts'
import { reviewClauses, reviewPages, reviewRecords, type ReviewRecord } from './reviews.view.ts'

type Against = Pick<ComparedWith, 'policies' | 'ratings' | 'today'>

/** What the reviews of an account are compared with today. */
export async function comparedToday(tx: Tx, context: AccountContext): Promise<Against> {
  const today = todayOf(context)
  const [policies, ratings] = await Promise.all([
    policiesInForce(tx, context.account.account, today),
    naicNumbersView(tx, context.account.brokerage),
  ])
  return { policies, ratings, today }
}

/** The confirmed requirements of a review compared with the policies in force. */
const comparedReview = (
  { holderName, project }: Pick<ReviewRecord, 'holderName' | 'project'>,
  clauses: readonly ReviewClause[],
  against: Against,
): Comparison[] =>
  comparisonsOf(
    clauses.flatMap(({ id, clause }) => (clause === null ? [] : [{ id, clause }])),
    { ...against, holderName, project },
  )

const head = (record: ReviewRecord, clauses: readonly ReviewClause[]) => ({
  id: record.id,
  name: record.name,
  fileName: record.fileName,
  holderId: record.holderId,
  holderName: record.holderName,
  project: record.project,
  setName: record.setName,
  createdBy: record.createdBy,
  createdAt: record.createdAt,
  version: record.version,
  waiting: clauses.filter(({ state }) => state === 'FOUND').length,
  confirmed: clauses.filter(({ state }) => state === 'CONFIRMED').length,
})

/** A review as the list shows it. */
export function shownRow(record: ReviewRecord, clauses: readonly ReviewClause[], against: Against): ContractReviewRow {
  const verdicts = comparedReview(record, clauses, against).map(({ verdict }) => verdict)
  const count = (wanted: Comparison['verdict']) => verdicts.filter((verdict) => verdict === wanted).length
  return { ...head(record, clauses), met: count('MET'), gaps: count('GAP'), unclear: count('CANNOT_TELL') }
}

/** A review with its requirements and their comparison; 404 if it does not exist. */
export async function shownReview(tx: Tx, context: AccountContext, id: string): Promise<ContractReview> {
  const { account, mayWrite, mayPrice } = demandReader(context)
  if (!isId(id)) throw notFound()
  const [[record], clauses, pages, against, holders] = await Promise.all([
    reviewRecords(tx, account, id),
    reviewClauses(tx, account, id),
    reviewPages(tx, account, id),
    comparedToday(tx, context),
    holdersView(tx, account),
  ])
  if (record === undefined) throw notFound()
  return {
    ...head(record, clauses),
    documentId: record.documentId,
    setVersion: record.setVersion,
    pages,
    clauses,
    comparisons: comparedReview(record, clauses, against),
    holders: holders.map(({ id: holderId, name, wording }) => ({ id: holderId, name, wording })),
    policies: against.policies.map((policy) => ({ id: policy.id, label: policyText(policy) })),
    mayWrite,
    mayPrice,
  }
}
