import {
  conditionsLimit,
  type ScheduleRule,
  type ScheduleRuleDraft,
} from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import { scheduleRuleMessages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { SubmitEvent } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { ConflictChoice } from '../../../kit/forms/conflicts/conflict-choice.tsx'
import { useFirstError } from '../../../kit/forms/errors/field-errors.ts'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { LeaveGuard } from '../../../kit/overlays/leave-guard.tsx'
import classes from '../rules.module.css'
import { useRuleColumns } from '../rules.queries.ts'
import { ResultFields } from './result-fields.tsx'
import { ruleDifferences } from './rule-differences.ts'
import { ScopeFields } from './scope-fields.tsx'
import { TermFields } from './term-fields.tsx'
import { blankTerm, useRuleDraft } from './use-rule-draft.ts'

interface Props {
  readonly start: ScheduleRuleDraft
  /** The draft that is changed; none for a new one. */
  readonly stored?: ScheduleRule
}

/** The form of a rule. */
export function RuleForm({ start, stored }: Props) {
  const { draft, change, errors, isDirty, save, theirs, takeTheirs, busy, refused } = useRuleDraft(start, stored)
  const columns = useRuleColumns(draft.scheduleType, draft.brokerage) ?? []
  const form = useFirstError(errors)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void save(columns)
  }
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <LeaveGuard when={isDirty}>Your changes to this rule have not been saved.</LeaveGuard>
      <Card title="Scope">
        <ScopeFields draft={draft} errors={errors} onChange={change} />
      </Card>
      <Card title="If">
        <Conditions draft={draft} columns={columns} errors={errors} onChange={change} />
      </Card>
      <Card title="Then">
        <ResultFields draft={draft} columns={columns} errors={errors} onChange={change} />
      </Card>
      {theirs === undefined ? (
        refused !== undefined && <Notice kind="error">{refused}</Notice>
      ) : (
        <ConflictChoice
          message={scheduleRuleMessages.stale}
          differences={ruleDifferences(draft, theirs, columns)}
          onTakeTheirs={takeTheirs}
          onKeepMine={() => void save(columns, theirs)}
        />
      )}
      <FormActions>
        <Button type="submit" busy={busy}>
          Save draft
        </Button>
      </FormActions>
    </form>
  )
}

export interface FieldsProps {
  readonly draft: ScheduleRuleDraft
  readonly columns: readonly ColumnDefinition[]
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (changed: Partial<ScheduleRuleDraft>) => void
}

function Conditions({ draft: { conditions }, columns, errors, onChange }: FieldsProps) {
  return (
    <div className={classes.form}>
      {errors['conditions'] !== undefined && <Notice kind="error">{errors['conditions']}</Notice>}
      {conditions.length === 0 ? (
        <p className={classes.under}>No conditions: the rule checks every row.</p>
      ) : (
        <ol className={classes.terms} aria-label="Conditions">
          {conditions.map((term, index) => (
            // oxlint-disable-next-line no-array-index-key -- conditions have no name but their place
            <li key={index}>
              <TermFields
                term={term}
                path={`conditions.${index}`}
                columns={columns}
                errors={errors}
                onChange={(changed) =>
                  onChange({ conditions: conditions.map((each, at) => (at === index ? changed : each)) })
                }
              >
                <div className={classes.remove}>
                  <Button
                    kind="quiet"
                    small
                    aria-label={`Remove condition ${index + 1}`}
                    onClick={() => onChange({ conditions: conditions.filter((_, at) => at !== index) })}
                  >
                    Remove
                  </Button>
                </div>
              </TermFields>
            </li>
          ))}
        </ol>
      )}
      {conditions.length < conditionsLimit && (
        <div>
          <Button kind="secondary" small onClick={() => onChange({ conditions: [...conditions, blankTerm()] })}>
            Add condition
          </Button>
        </div>
      )}
    </div>
  )
}
