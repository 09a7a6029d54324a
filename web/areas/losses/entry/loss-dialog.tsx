import { lossDescription, lossFields } from '@portico/contract/areas/losses/loss-fields.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRun } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { type Loss, LossFields } from '@portico/contract/areas/losses/loss.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import type { FormFields } from '../../../kit/records/form-fields.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { amountFields } from '../amount-fields.ts'
import { changeLossKey, useLossCalls } from '../losses.queries.ts'

interface Props {
  readonly accountId: string
  readonly run: LossRun
  readonly loss: Loss | undefined
  readonly onClose: () => void
}

/** Enters a loss of a run, or changes one. */
export default function LossDialog({ accountId, run, loss, onClose }: Props) {
  const { addLoss, changeLoss } = useLossCalls(accountId)
  return (
    <RecordDialog
      title={loss === undefined ? 'Add loss' : `Edit ${loss.claimNumber}`}
      fields={fieldsOf(run)}
      schema={LossFields}
      start={{ policyId: run.terms[0]?.policyId, cause: 'OTHER', status: 'OPEN' }}
      stale={useSavedMeanwhile(changeLossKey, loss, onClose)}
      failure={lossMessages.saveFailed}
      onSave={(fields, base) => (base === undefined ? addLoss(run.id, fields) : changeLoss(base, fields))}
      onClose={onClose}
    />
  )
}

const fieldsOf = ({ terms }: LossRun): FormFields => ({
  ...lossFields,
  policyId: {
    ...lossFields.policyId,
    choices: terms.map(({ policyId, policyNumber, line, from }) => ({
      value: policyId,
      label: `${policyNumber}, ${policyTypeName(line)}, from ${formatDate(from)}`,
    })),
  },
  ...amountFields,
  description: lossDescription,
})
