import { terminationMessages } from '@portico/contract/areas/policies/termination/termination.messages.ts'
import type { TerminationAction } from '@portico/contract/areas/policies/termination/termination.rules.ts'
import type {
  Cancellation,
  CarrierReturned,
  NonRenewal,
  Reinstatement,
} from '@portico/contract/areas/policies/termination/termination.shapes.ts'
import { call } from '../../../platform/client.ts'
import { type StoredPolicy, usePolicySave } from '../policies.queries.ts'

/** Where the carrier's return is saved. */
export const carrierReturnKey = 'PUT /api/accounts/{accountId}/policies/{policyId}/carrier-return'

export interface AskedOf {
  readonly cancel: Cancellation
  readonly nonRenew: NonRenewal
  readonly reinstate: Reinstatement
}

const done: Readonly<Record<TerminationAction, string>> = {
  cancel: terminationMessages.canceled,
  nonRenew: terminationMessages.nonRenewed,
  reinstate: terminationMessages.reinstated,
}

/** How brokerage staff end policies and reinstate them. Each throws its error. */
export function useTerminationCalls(accountId: string) {
  const saved = usePolicySave(accountId)
  return {
    /** Runs an action on the policy version seen. */
    run: (action: TerminationAction, { id, version }: StoredPolicy, asked: AskedOf[TerminationAction]) =>
      saved(send(action, { params: { accountId, policyId: id }, body: { ...asked, version } }), done[action]),
    /** Saves the carrier's return premium for the cancellation of the policy version seen. */
    saveReturn: ({ id: policyId, version }: Pick<StoredPolicy, 'id' | 'version'>, returned: CarrierReturned) =>
      saved(
        call(carrierReturnKey, { params: { accountId, policyId }, body: { ...returned, version } }),
        terminationMessages.returnSaved,
      ),
  }
}

interface Sent {
  readonly params: { readonly accountId: string; readonly policyId: string }
  readonly body: AskedOf[TerminationAction] & { readonly version: number }
}

/** The dialog of an action holds the fields of that action. */
function send(action: TerminationAction, { params, body }: Sent): Promise<unknown> {
  if (action === 'cancel')
    return call('POST /api/accounts/{accountId}/policies/{policyId}/cancel', {
      params,
      body: body as Cancellation & { version: number },
    })
  if (action === 'nonRenew')
    return call('POST /api/accounts/{accountId}/policies/{policyId}/non-renew', {
      params,
      body: body as NonRenewal & { version: number },
    })
  return call('POST /api/accounts/{accountId}/policies/{policyId}/reinstate', { params, body })
}
