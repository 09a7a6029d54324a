import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import type { FeatureEntry } from '@portico/contract/areas/features/feature.shapes.ts'
import { ConfirmCall } from '../../kit/overlays/confirm-call.tsx'
import { useRemoveFeature } from './feature-calls.ts'

interface Props {
  readonly account: Account
  readonly entry: FeatureEntry
  readonly onClose: () => void
}

/** The specification has one text for every failure, whatever the server responds. */
const failed = (): never => {
  throw new Error(featureMessages.removeFailed)
}

/** Asks before a value is removed, naming the account or brokerage. */
export function RemoveFeature({ account, entry: { name, source }, onClose }: Props) {
  const removeFeature = useRemoveFeature(account.accountCode)
  return (
    <ConfirmCall
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      failure={featureMessages.removeFailed}
      run={() => removeFeature(name).catch(failed)}
      onClose={onClose}
    >
      <p>
        {source === 'ACCOUNT'
          ? `${account.companyName} then has the value of ${account.brokerName}, or the default.`
          : `Every account of ${account.brokerName} without a value of its own then has the default.`}
      </p>
    </ConfirmCall>
  )
}
