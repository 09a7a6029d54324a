import { expectedDay } from '@portico/contract/areas/certificates/certificate.rules.ts'
import { clauseText } from '@portico/contract/areas/vendors/clause-text.ts'
import { verdictNames } from '@portico/contract/areas/contract-reviews/compare.rules.ts'
import { cureText, priceOfGaps } from '@portico/contract/areas/contract-reviews/cure.rules.ts'
import type { Comparison } from '@portico/contract/areas/contract-reviews/comparison.shapes.ts'
import type { ContractReview, ReviewClause } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { counted, formatDate, formatMoney, isoDay } from '../../../platform/formats.ts'
import classes from '../contract-reviews.module.css'
import { verdictTones } from '../review-looks.ts'
import { PriceDialog } from './price-dialog.tsx'

const order = ['GAP', 'CANNOT_TELL', 'MET'] as const

interface Props {
  readonly accountId: string
  readonly review: ContractReview
}

/** What the policies provide of the confirmed requirements: gaps first, each with what closes it. */
export function ResultsCard({ accountId, review }: Props) {
  const { comparisons } = review
  const sorted = comparisons.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
  const count = (verdict: Comparison['verdict']) => comparisons.filter((each) => each.verdict === verdict).length
  return (
    <Card title="Comparison with your policies">
      <div className={classes.stack} aria-live="polite">
        {comparisons.length === 0 ? (
          <p>No comparison yet. Confirm requirements to compare them with your policies in force.</p>
        ) : (
          <>
            <p className={classes.under}>
              {count('MET')} met, {counted(count('GAP'), 'gap')}, {count('CANNOT_TELL')} cannot tell.
              {priceText(review)}
            </p>
            <ul className={classes.list} aria-label="Comparison with your policies">
              {sorted.map((comparison) => (
                <li key={comparison.clauseId}>
                  <Compared accountId={accountId} review={review} comparison={comparison} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}

/** What it costs to close the gaps, as far as their prices are known. */
function priceText(review: ContractReview): string {
  const { total, priced, open } = priceOfGaps(review)
  if (priced === 0) return ''
  return ` Price to close: ${formatMoney(total)}${open === 0 ? '' : `, ${counted(open, 'gap')} without a price`}.`
}

function Compared({ accountId, review, comparison }: Props & { readonly comparison: Comparison }) {
  const stored = review.clauses.find(({ id }) => id === comparison.clauseId)
  const clause = stored?.clause
  return (
    <>
      <div className={classes.line}>
        <strong>{clause ? clauseText(clause) : ''}</strong>
        <Pill tone={verdictTones[comparison.verdict]}>{verdictNames[comparison.verdict]}</Pill>
      </div>
      {comparison.parts.map(({ policyId, why, closes, verdict }) => (
        <div key={`${policyId} ${why}`}>
          <span className={classes.under}>{why}</span>
          {closes !== '' && (
            <span>
              {verdict === 'GAP' ? 'Closes the gap: ' : ''}
              {closes}
            </span>
          )}
        </div>
      ))}
      {stored !== undefined && comparison.verdict !== 'MET' && (
        <Closing accountId={accountId} review={review} clause={stored} comparison={comparison} />
      )}
    </>
  )
}

interface ClosingProps extends Props {
  readonly clause: ReviewClause
  readonly comparison: Comparison
}

/** What it costs to close a gap, and by when it can be closed. */
function Closing({ accountId, review, clause, comparison }: ClosingProps) {
  const [isPricing, setPricing] = useState(false)
  const { cure } = clause
  const isEndorsed = comparison.parts.some(({ verdict, kind }) => verdict === 'GAP' && kind !== null)
  return (
    <>
      {cure !== null && (
        <span className={classes.under}>
          {cureText(cure)} Entered by {cure.by}, {formatDate(new Date(cure.at))}.
        </span>
      )}
      {cure === null && isEndorsed && (
        <span className={classes.under}>
          Carriers usually issue an endorsement in 5 business days, by {formatDate(expectedDay(isoDay(new Date())))} if
          requested today.
        </span>
      )}
      {review.mayPrice && (
        <div>
          <Button
            kind="quiet"
            small
            aria-label={`Enter price: ${clause.clause === null ? '' : clauseText(clause.clause)}`}
            onClick={() => setPricing(true)}
          >
            Enter price…
          </Button>
        </div>
      )}
      {isPricing && (
        <PriceDialog accountId={accountId} review={review} clause={clause} onClose={() => setPricing(false)} />
      )}
    </>
  )
}
