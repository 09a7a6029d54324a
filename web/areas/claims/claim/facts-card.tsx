import { askedOf } from '@portico/contract/areas/claims/claim-questions.ts'
import { answerText, policyLabel, splitAnswers } from '@portico/contract/areas/claims/claim.rules.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { Facts } from '../../../kit/data/facts.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../claims.module.css'

/** What was reported. Medical facts are there for those who may read them. */
export function FactsCard({ claim }: { readonly claim: Claim }) {
  const { answers, line, carrier, policyNumber } = claim
  const policy = line === null ? 'Not known' : policyLabel({ ...noTerm, line, carrier, policyNumber })
  const answered = askedOf(claim.type, answers).filter(({ key }) => answers[key])
  return (
    <Card title="Facts">
      <div className={classes.stack}>
        {claim.hidesMedical && (
          <Notice kind="info">Medical facts are visible to claims staff and the Admin of the insured only.</Notice>
        )}
        {claim.status !== 'DRAFT' && Object.keys(splitAnswers(answers).medical).length > 0 && (
          <p className={classes.under}>
            This claim includes medical information. Each view is recorded in the activity.
          </p>
        )}
        <Facts
          facts={[
            { label: 'Reported', value: claim.reportedOn === null ? 'Not yet' : formatDate(claim.reportedOn) },
            { label: 'Reported by', value: claim.reportedBy },
            { label: 'Policy', value: policy, isWide: true },
            ...(claim.guest === null
              ? []
              : [
                  {
                    label: 'First notice from',
                    value: `${claim.guest.name}, ${claim.guest.role.toLowerCase()}, ${claim.guest.phone}`,
                    isWide: true,
                  },
                ]),
            ...(claim.triage === null
              ? []
              : [{ label: 'Suggested by plain questions', value: claim.triage.because, isWide: true }]),
            ...answered.map((question) => ({
              key: question.key,
              label: question.label,
              value: answerText(question, answers[question.key] ?? ''),
              isWide: question.kind === 'long-text',
            })),
          ]}
        />
      </div>
    </Card>
  )
}

const noTerm = { id: '', effectiveOn: '', endsOn: '' }
