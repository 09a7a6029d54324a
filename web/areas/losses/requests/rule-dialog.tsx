import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { anyState } from '@portico/contract/areas/losses/due-day.ts'
import { type LossRunRule, LossRunRuleDraft } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunOverview } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { stateChoices } from '@portico/contract/areas/schedules/values/us-states.ts'
import { useForm } from 'react-hook-form'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../losses.module.css'
import { changeRuleKey, useLossCalls } from '../losses.queries.ts'
import { daysInWords, levelNames, stateInWords } from './rule-facts.tsx'

interface Props {
  readonly accountId: string
  readonly overview: LossRunOverview
  readonly rule: LossRunRule | undefined
  readonly onClose: () => void
}

/** Adds or changes the deadline of a state. */
export default function RuleDialog({ accountId, overview, rule, onClose }: Props) {
  const { addRule, changeRule } = useLossCalls(accountId)
  const { base, save, conflictOf } = useSavedMeanwhile(changeRuleKey, rule, onClose)
  const form = useForm<LossRunRuleDraft>({
    resolver: zodResolver(LossRunRuleDraft),
    defaultValues: rule ?? {
      level: 'BROKERAGE',
      state: anyState,
      days: 10,
      kind: 'CALENDAR',
      source: '',
      fromOn: overview.today,
    },
  })
  const { register, control, formState } = form
  const { errors } = formState
  const levels = overview.mayChangePlatformRules ? (['BROKERAGE', 'PLATFORM'] as const) : (['BROKERAGE'] as const)
  return (
    <FormDialog
      title={rule === undefined ? 'Add deadline' : 'Edit deadline'}
      form={form}
      failure={(error) => reasonOf(error, lossMessages.saveFailed)}
      onSave={(draft) =>
        save(base === undefined ? addRule(overview.brokerCode, draft) : changeRule(overview.brokerCode, base, draft))
      }
      onClose={onClose}
      conflict={conflictOf((theirs) => differences(form.getValues(), theirs))}
    >
      <div className={classes.fields}>
        <SelectField
          label="State"
          data-autofocus
          data={[{ value: anyState, label: 'Any state' }, ...stateChoices]}
          error={errors.state?.message}
          {...register('state')}
        />
        {rule === undefined && (
          <SelectField
            label="Holds for"
            data={levels.map((value) => ({ value, label: levelNames[value] }))}
            {...register('level')}
          />
        )}
        <TextField
          label="Days"
          inputMode="numeric"
          error={errors.days?.message}
          {...register('days', { valueAsNumber: true })}
        />
        <SelectField
          label="Counted as"
          data={[
            { value: 'CALENDAR', label: 'Calendar days' },
            { value: 'WORKING', label: 'Working days' },
          ]}
          {...register('kind')}
        />
        <DayField control={control} name="fromOn" label="From" />
        <div className={classes.wide}>
          <TextArea
            label="Source"
            required
            description="The law, bulletin or practice that it comes from"
            error={errors.source?.message}
            {...register('source')}
          />
        </div>
      </div>
    </FormDialog>
  )
}

function differences(mine: LossRunRuleDraft, theirs: LossRunRule) {
  return differencesIn<LossRunRuleDraft>(mine, theirs, [
    ['State', ({ state }) => stateInWords(state)],
    ['Days', daysInWords],
    ['From', ({ fromOn }) => formatDate(fromOn)],
    ['Source', ({ source }) => source],
  ])
}
