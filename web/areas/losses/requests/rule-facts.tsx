import { anyState } from '@portico/contract/areas/losses/due-day.ts'
import { type LossRunRule, lossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import { displayText } from '@portico/contract/kit/field.ts'
import { Facts } from '../../../kit/data/facts.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { counted, formatDate } from '../../../platform/formats.ts'

export const daysInWords = ({ days, kind }: Pick<LossRunRule, 'days' | 'kind'>): string =>
  counted(days, kind === 'WORKING' ? 'working day' : 'calendar day')

export const stateInWords = (state: string): string => (state === anyState ? 'Any state' : state)

const { level } = lossRunRule.fixed

/** The rule of a due date. */
export function RuleFacts({ rule, onClose }: { readonly rule: LossRunRule; readonly onClose: () => void }) {
  return (
    <Dialog title="How the due date is set" size="small" onClose={onClose}>
      <Facts
        facts={[
          { label: 'State', value: stateInWords(rule.state) },
          { label: 'Response time', value: `${daysInWords(rule)} from the written request` },
          { label: 'Effective date', value: formatDate(rule.fromOn) },
          { label: level.label, value: displayText(level, rule.level) },
          { label: 'Source', value: rule.source },
        ]}
      />
    </Dialog>
  )
}
