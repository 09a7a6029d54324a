import { policyLabel } from '@portico/contract/areas/policies/policy.rules.ts'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { usePolicyCalls } from '../policies.queries.ts'
import classes from './policy-list.module.css'

interface Props {
  readonly accountId: string
  readonly policies: readonly Policy[]
  readonly onClose: () => void
}

/** Asks before policies are deleted, and names each. */
export function DeleteDialog({ accountId, policies, onClose }: Props) {
  const { remove } = usePolicyCalls(accountId)
  const many = policies.length === 1 ? 'this policy' : `${policies.length} policies`
  return (
    <ConfirmCall
      title={`Delete ${many}?`}
      confirmLabel="Delete"
      failure={policyMessages.deleteFailed}
      run={() => remove(policies.flatMap(({ id }) => (id === null ? [] : [id])))}
      onClose={onClose}
    >
      <ul className={classes.names}>
        {policies.map((policy) => (
          <li key={policy.id}>
            {policyLabel(policy)}
            <span className={classes.under}>
              {policy.policyNumber}, effective {formatDate(policy.effectiveDate)}
            </span>
          </li>
        ))}
      </ul>
      <p>This cannot be undone. Their files stay in the account’s documents.</p>
    </ConfirmCall>
  )
}
