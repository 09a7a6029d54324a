import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import type { FeatureEntry } from '@portico/contract/areas/features/feature.shapes.ts'
import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '../../kit/overlays/confirm-dialog.tsx'
import { useRemoveFeature } from './feature-calls.ts'
import SettingFailure from './setting-failure.tsx'

interface Props {
  readonly account: Account
  readonly entry: FeatureEntry
  readonly onClose: () => void
}

/** Asks before a value is removed, naming the account or brokerage. */
export function RemoveFeature({ account, entry: { name, source }, onClose }: Props) {
  const removeFeature = useRemoveFeature(account.accountCode)
  const { mutate, isPending, error } = useMutation({ mutationFn: () => removeFeature(name), onSuccess: onClose })
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {error !== null && <SettingFailure error={error} failure={featureMessages.removeFailed} />}
      <p>
        {source === 'ACCOUNT'
          ? `${account.companyName} then has the value of ${account.brokerName}, or the default.`
          : `Every account of ${account.brokerName} without a value of its own then has the default.`}
      </p>
    </ConfirmDialog>
  )
}
