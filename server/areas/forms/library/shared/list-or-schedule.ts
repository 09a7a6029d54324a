import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { schedule, section, type SectionDraft, unlessYes, whenYes, yesNo } from '../parts.ts'

/** A list that is given here or, where it is long, in a schedule of the account: the one or the other has to be filled. */
export const listOrSchedule = (
  group: SectionDraft,
  key: string,
  label: string,
  scheduleType: ScheduleType,
): readonly SectionDraft[] => {
  const instead = `${key}Instead`
  return [
    section(`${key}Section`, label, [
      yesNo(instead, 'Do you keep this list in the schedule instead?', {
        help: 'A schedule suits a long list: it takes a spreadsheet, and every form uses it.',
      }),
      schedule(key, label, scheduleType, {
        required: true,
        showIf: whenYes(instead),
        help: 'Please confirm once the schedule is complete.',
      }),
    ]),
    { ...group, showIf: unlessYes(instead), ...(group.repeat && { repeat: { ...group.repeat, least: 1 } }) },
  ]
}
