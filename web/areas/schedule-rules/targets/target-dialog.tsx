import { policyTypeCodes, policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { completenessTargetMessages as messages } from '@portico/contract/areas/schedule-rules/targets/completeness-target.messages.ts'
import {
  type CompletenessTarget,
  TargetDraft,
} from '@portico/contract/areas/schedule-rules/targets/completeness-target.shapes.ts'
import { useForm, useWatch } from 'react-hook-form'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import classes from '../rules.module.css'
import { saveTargetKey, useTargetCalls } from './targets.queries.ts'

interface Props {
  /** The target that is changed; none for a new one. */
  readonly target: CompletenessTarget | undefined
  /** Lines that have a target. */
  readonly taken: readonly string[]
  readonly onClose: () => void
}

/** What a new target starts with. */
const usual = { line: '', percent: 90, daysBefore: 45 }

const numberOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** Adds or changes the target of a line. */
export function TargetDialog({ target, taken, onClose }: Props) {
  const { save: send } = useTargetCalls()
  const { base, save, conflictOf } = useSavedMeanwhile(saveTargetKey, target, onClose)
  const start = target ?? usual
  const form = useForm({
    defaultValues: {
      line: start.line,
      percent: String(start.percent),
      daysBefore: String(start.daysBefore),
    },
  })
  const { errors } = form.formState
  const isValid = (field: keyof TargetDraft) => (typed: string) =>
    TargetDraft.shape[field].safeParse(numberOf(typed)).success || messages[field]
  const [percent, daysBefore] = useWatch({ control: form.control, name: ['percent', 'daysBefore'] })
  return (
    <FormDialog
      title={target === undefined ? 'Add target' : `Edit target for ${policyTypeName(target.line)}`}
      form={form}
      failure={(error) => reasonOf(error, messages.saveFailed)}
      onClose={onClose}
      onSave={(typed) =>
        save(
          send(
            typed.line,
            { percent: numberOf(typed.percent), daysBefore: numberOf(typed.daysBefore) },
            base?.version ?? 0,
          ),
        )
      }
      conflict={conflictOf((theirs) => [
        { field: 'Completeness', mine: `${percent}%`, theirs: `${theirs.percent}%` },
        { field: 'Days before the effective date', mine: daysBefore, theirs: String(theirs.daysBefore) },
      ])}
    >
      <div className={classes.form}>
        {target === undefined && (
          <SelectField
            label="Line"
            required
            data={[
              { value: '', label: 'Choose a line' },
              ...policyTypeCodes
                .filter((line) => !taken.includes(line))
                .map((value) => ({ value, label: policyTypeName(value) })),
            ]}
            error={errors.line?.message}
            {...form.register('line', { required: messages.lineRequired })}
          />
        )}
        <TextField
          label="Completeness (%)"
          required
          inputMode="numeric"
          description="Percentage of schedule rows without errors. Example: 90"
          error={errors.percent?.message}
          {...form.register('percent', { validate: isValid('percent') })}
        />
        <TextField
          label="Days before the effective date"
          required
          inputMode="numeric"
          description="Example: 45"
          error={errors.daysBefore?.message}
          {...form.register('daysBefore', { validate: isValid('daysBefore') })}
        />
      </div>
    </FormDialog>
  )
}
