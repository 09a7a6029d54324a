import { anyState } from '@portico/contract/areas/losses/due-day.ts'
import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import { Facts } from '../../../kit/data/facts.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { counted, formatDate } from '../../../platform/formats.ts'

export const daysInWords = ({ days, kind }: Pick<LossRunRule, 'days' | 'kind'>): string =>
  counted(days, kind === 'WORKING' ? 'working day' : 'calendar day')

export const stateInWords = (state: string): string => (state === anyState ? 'Any state' : state)

export const levelNames = { PLATFORM: 'Every brokerage', BROKERAGE: 'This brokerage' } as const

/** The rule that a due day comes from. */
export function RuleFacts({ rule, onClose }: { readonly rule: LossRunRule; readonly onClose: () => void }) {
  return (
    <Dialog title="Where the due day comes from" size="small" onClose={onClose}>
      <Facts
        facts={[
          { label: 'State', value: stateInWords(rule.state) },
          { label: 'Carriers have', value: `${daysInWords(rule)} from the written request` },
          { label: 'Since', value: formatDate(rule.fromOn) },
          { label: 'Holds for', value: levelNames[rule.level] },
          { label: 'Source', value: rule.source },
        ]}
      />
    </Dialog>
  )
}
