import { externalMessages } from '@portico/contract/areas/policies/external.messages.ts'
import { policyPath } from '@portico/contract/areas/policies/policy.rules.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { usePolicyCalls } from '../policies.queries.ts'

interface Props {
  readonly accountId: string
  readonly policy: PolicyDetail
}

/** Imports a policy from the agency management system, so that its coverages and files can be entered. */
export function KeepExternal({ accountId, policy }: Props) {
  const { keep } = usePolicyCalls(accountId)
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        Manage in the portal…
      </Button>
      {asking && (
        <ConfirmCall
          title="Manage this policy in the portal?"
          confirmLabel="Manage in the portal"
          failure={externalMessages.recordFailed}
          run={async () => {
            const stored = await keep(policy)
            await navigate({ href: policyPath(accountId, stored), replace: true })
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            Staff can then edit the policy, enter coverages, and add files here. Changes in the agency management system
            no longer apply to it.
          </p>
        </ConfirmCall>
      )}
    </>
  )
}
