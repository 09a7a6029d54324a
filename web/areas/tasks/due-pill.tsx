import { type DueState, dueState } from '@portico/contract/areas/tasks/task.rules.ts'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { Pill } from '../../kit/data/pill.tsx'
import { formatDate } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'

const words: Record<Exclude<DueState, 'none'>, string> = { overdue: 'Overdue', today: 'Due today', upcoming: 'Due' }

/** When a task is due: error color for today and earlier, warning color for later. */
export function DuePill({ dueEpoch, done }: { readonly dueEpoch: number | null; readonly done: boolean }) {
  const state = dueState(dueEpoch, useNow())
  if (dueEpoch === null || state === 'none') return null
  const tone = done ? 'neutral' : state === 'upcoming' ? 'warning' : 'danger'
  return (
    <Pill tone={tone}>
      <IconCalendar size={13} aria-hidden />
      {words[done ? 'upcoming' : state]} {formatDate(new Date(dueEpoch))}
    </Pill>
  )
}
