import { addDays, americanDay } from '../../../kit/zone.rules.ts'
import { schedulesOfLines } from '../../features/line-schedules.ts'
import type { ScheduleType } from '../schedule-types.ts'

/** The target completeness of a line's schedules, some days before the effective date. */
export interface LineTarget {
  readonly line: string
  readonly percent: number
  readonly daysBefore: number
}

/** How complete one schedule is to be, and by when. */
export interface ScheduleTarget {
  readonly percent: number
  readonly dueOn: string
}

/** The target of a schedule for a renewal: the highest and the earliest of the lines that are underwritten on it. */
function targetOfSchedule(
  targets: readonly LineTarget[],
  { lines, effectiveOn }: { readonly lines: readonly string[]; readonly effectiveOn: string },
  type: ScheduleType,
): ScheduleTarget | null {
  const asked = targets.filter(({ line }) => lines.includes(line) && schedulesOfLines([line]).includes(type))
  if (asked.length === 0) return null
  const daysBefore = Math.max(...asked.map((target) => target.daysBefore))
  return { percent: Math.max(...asked.map(({ percent }) => percent)), dueOn: addDays(effectiveOn, -daysBefore) }
}

/** How ready a schedule is, 0 to 100: at its target it is ready. */
const readinessOf = (percent: number, target: Pick<ScheduleTarget, 'percent'> | null): number =>
  target === null ? percent : Math.min(100, Math.floor((percent / target.percent) * 100))

interface Measured {
  readonly type: ScheduleType
  readonly name: string
  readonly percent: number
  readonly hasRows: boolean
}

/** A renewal's schedule with its completeness, and what is missing. */
export function againstTargets<Part extends Measured>(
  targets: readonly LineTarget[],
  renewed: { readonly lines: readonly string[]; readonly effectiveOn: string },
  part: Part,
): Part & { readonly ready: number; readonly open: string | null } {
  const target = targetOfSchedule(targets, renewed, part.type)
  return { ...part, ready: readinessOf(part.percent, target), open: openText(part, target) }
}

function openText({ name, percent, hasRows }: Measured, target: ScheduleTarget | null): string | null {
  if (!hasRows) return `${name}: nothing entered yet`
  if (target === null || percent >= target.percent) return null
  return `${name}: ${percent}% complete, target ${target.percent}% by ${americanDay(target.dueOn)}`
}
