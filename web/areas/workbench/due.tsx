import { Pill } from '../../kit/data/pill.tsx'
import { formatDate } from '../../platform/formats.ts'

interface Props {
  /** In ms since 1970; null for no due date. */
  readonly dueEpoch: number | null
  readonly isOverdue: boolean
}

/** When something is due; overdue ones are highlighted. */
export function Due({ dueEpoch, isOverdue }: Props) {
  if (dueEpoch === null) return null
  const due = `Due ${formatDate(new Date(dueEpoch))}`
  return isOverdue ? <Pill tone="danger">{due}</Pill> : <span>{due}</span>
}
