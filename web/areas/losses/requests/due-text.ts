import { dueDay, ruleOn } from '@portico/contract/areas/losses/due-day.ts'
import type { LossRunOverview } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { formatDate } from '../../../platform/formats.ts'
import { daysInWords } from './rule-facts.tsx'

/** What happens once a request of a state is signed, and when the carrier has to answer. */
export function dueInWords({ rules, today }: LossRunOverview, state: string): string {
  const rule = state === '' ? undefined : ruleOn(rules, state, today)
  if (rule === undefined) return 'The letter is emailed to the carrier and saved in Documents.'
  return `The letter is emailed to the carrier and saved in Documents. It is due on ${formatDate(dueDay(today, rule))}: ${daysInWords(rule)}, ${rule.source}`
}
