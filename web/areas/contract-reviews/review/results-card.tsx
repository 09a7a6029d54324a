import { clauseText } from '@portico/contract/areas/vendors/clause-text.ts'
import { verdictNames } from '@portico/contract/areas/contract-reviews/compare.rules.ts'
import type { Comparison } from '@portico/contract/areas/contract-reviews/comparison.shapes.ts'
import type { ContractReview } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { counted } from '../../../platform/formats.ts'
import classes from '../contract-reviews.module.css'
import { verdictTones } from '../review-looks.ts'

const order = ['GAP', 'CANNOT_TELL', 'MET'] as const

/** What the policies provide of the confirmed requirements: gaps first, each with what closes it. */
export function ResultsCard({ review }: { readonly review: ContractReview }) {
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
            </p>
            <ul className={classes.list} aria-label="Comparison with your policies">
              {sorted.map((comparison) => (
                <li key={comparison.clauseId}>
                  <Compared review={review} comparison={comparison} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}

function Compared({ review, comparison }: { readonly review: ContractReview; readonly comparison: Comparison }) {
  const clause = review.clauses.find(({ id }) => id === comparison.clauseId)?.clause
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
    </>
  )
}
