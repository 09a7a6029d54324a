import { ruleSeverities, type ScheduleRuleDraft } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import classes from '../rules.module.css'
import type { FieldsProps } from './rule-form.tsx'
import { TermFields } from './term-fields.tsx'

const effects: Readonly<Record<ScheduleRuleDraft['severity'], string>> = {
  HARD: 'Imports leave the row out, and the renewal section cannot be complete until it is fixed.',
  SOFT: 'The row is marked. A renewal can be submitted once its signer acknowledges the warning.',
  OUTLIER: 'The row is marked as unusual, for someone to confirm.',
}

/** The condition a row must meet, and how it is marked if it does not. */
export function ResultFields({ draft, columns, errors, onChange }: FieldsProps) {
  return (
    <div className={classes.form}>
      {errors['requirement'] !== undefined && <Notice kind="error">{errors['requirement']}</Notice>}
      <TermFields
        term={draft.requirement}
        path="requirement"
        columns={columns}
        errors={errors}
        onChange={(requirement) => onChange({ requirement })}
      />
      <p className={classes.under}>A blank cell passes unless the rule requires that it is not blank.</p>
      <div className={classes.pair}>
        <SelectField
          label="Severity"
          description={effects[draft.severity]}
          data={[...choicesOf(ruleSeverities)]}
          value={draft.severity}
          onChange={(event) => onChange({ severity: event.currentTarget.value as ScheduleRuleDraft['severity'] })}
        />
        <TextField
          label="Message"
          required
          maxLength={200}
          description="Shown on the row. Example: must be at least 20,000 lbs"
          value={draft.message}
          error={errors['message']}
          onChange={(event) => onChange({ message: event.currentTarget.value })}
        />
      </div>
    </div>
  )
}
