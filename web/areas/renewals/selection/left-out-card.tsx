import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../../kit/controls/visually-hidden.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate } from '../../../platform/formats.ts'
import classes from './selection.module.css'

interface Props {
  readonly policies: readonly Policy[]
  readonly onRenew?: (policy: Policy) => void
}

/** What ends about then and is not placed, and why it may not be. */
export function LeftOutCard({ policies, onRenew }: Props) {
  if (policies.length === 0) return null
  return (
    <Card title="Not renewing">
      <ul className={classes.list}>
        {policies.map((policy) => (
          <li key={`${policy.policyNumber} ${policy.effectiveDate}`}>
            <span>
              <strong>{policyTypeName(policy.policyType)}</strong> {policy.carrier} {policy.name}
              <small>
                {policy.policyNumber}
                {policy.status === 'CANCELED'
                  ? `. ${renewalMessages.canceledPolicy}.`
                  : `, expires ${formatDate(policy.expirationDate)}`}
                {policy.status === 'NON_RENEWED' && '. Non-renewed.'}
              </small>
            </span>
            {onRenew !== undefined && policy.status !== 'CANCELED' && (
              <Button kind="secondary" small onClick={() => onRenew(policy)}>
                Renew<VisuallyHidden> {policyTypeName(policy.policyType)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
