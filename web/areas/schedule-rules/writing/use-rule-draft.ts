import { scheduleRuleMessages as messages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import { ruleErrors } from '@portico/contract/areas/schedule-rules/schedule-rule.rules.ts'
import { type ScheduleRule, ScheduleRuleDraft } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type FieldErrors, firstErrors } from '../../../kit/forms/errors/field-errors.ts'
import { refusedFields, refusedWith } from '../../../platform/call-error.ts'
import { useWork } from '../../../platform/use-work.ts'
import { rulePath } from '../rule-labels.tsx'
import { changeRuleKey, useRuleCalls } from '../rules.queries.ts'

/** A draft with nothing in it yet. */
export const blankDraft = (): ScheduleRuleDraft => ({
  name: '',
  scheduleType: 'PROPERTY_COVERAGES',
  brokerage: null,
  lines: [],
  startsOn: new Date().toISOString().slice(0, 10),
  endsOn: null,
  conditions: [],
  requirement: blankTerm(),
  severity: 'SOFT',
  message: '',
})

export const blankTerm = (): ScheduleRuleDraft['requirement'] => ({
  column: '',
  comparison: 'FILLED',
  value: null,
  to: null,
})

/** What of a rule is written. */
export const draftOf = ({ name, scheduleType, brokerage, lines, startsOn, endsOn, ...rule }: ScheduleRule) => ({
  name,
  scheduleType,
  brokerage,
  lines,
  startsOn,
  endsOn,
  conditions: rule.conditions,
  requirement: rule.requirement,
  severity: rule.severity,
  message: rule.message,
})

/** A draft, its errors by field, and its save. */
export function useRuleDraft(start: ScheduleRuleDraft, stored: ScheduleRule | undefined) {
  const calls = useRuleCalls()
  const router = useRouter()
  const work = useWork()
  const [draft, setDraft] = useState(start)
  const [isDirty, setDirty] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [base, setBase] = useState(stored)
  const [theirs, setTheirs] = useState<ScheduleRule>()

  const replace = (next: ScheduleRuleDraft): void => {
    setDraft(next)
    setErrors({})
  }

  const change = (changed: Partial<ScheduleRuleDraft>): void => {
    replace({ ...draft, ...changed })
    setDirty(true)
  }

  const send = async (body: ScheduleRuleDraft, over: ScheduleRule | undefined): Promise<void> => {
    // Nothing is lost any longer if the page is left.
    setDirty(false)
    try {
      const { id } = over === undefined ? await calls.create(body) : await calls.change(over, body)
      setTheirs(undefined)
      router.history.push(rulePath(id))
    } catch (error) {
      setDirty(true)
      setErrors(refusedFields(error))
      if (refusedWith(changeRuleKey, error, 409) && 'current' in error.body) setTheirs(error.body.current)
      throw error
    }
  }

  const save = async (columns: readonly ColumnDefinition[], over = base): Promise<void> => {
    const parsed = ScheduleRuleDraft.safeParse(draft)
    const wrong = parsed.success
      ? ruleErrors(parsed.data, columns)
      : firstErrors(parsed.error.issues, ({ path }) => path.map(String).join('.'))
    setErrors(wrong)
    if (parsed.success && Object.keys(wrong).length === 0)
      await work.run(() => send(parsed.data, over), messages.saveFailed)
  }

  const takeTheirs = (): void => {
    if (theirs === undefined) return
    replace(draftOf(theirs))
    setBase(theirs)
    setTheirs(undefined)
  }

  return { draft, change, errors, isDirty, save, theirs, takeTheirs, busy: work.busy, refused: work.refused }
}
