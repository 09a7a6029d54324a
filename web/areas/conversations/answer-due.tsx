import { dueTone } from '@portico/contract/areas/conversations/conversation.rules.ts'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { Pill } from '../../kit/data/pill.tsx'
import { formatMoment } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import { dueLabels } from './conversation-labels.ts'

/** The brokerage's response deadline: error color if late or due today, warning color if later. */
export function AnswerDue({ dueEpoch }: { readonly dueEpoch: number | null }) {
  const tone = dueTone(dueEpoch, useNow())
  if (dueEpoch === null || tone === 'none') return null
  return (
    <Pill tone={tone === 'upcoming' ? 'warning' : 'danger'}>
      <IconClock size={13} aria-hidden />
      {dueLabels[tone]} {formatMoment(new Date(dueEpoch).toISOString())}
    </Pill>
  )
}
