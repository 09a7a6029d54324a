import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { choice, schedule, section, type SectionDraft, whenOneOf } from '../parts.ts'

const here = 'Here, it is short'
const inSchedule = 'In the schedule, with a spreadsheet if you like'

/** A list that is given here or, where it is long, in a schedule of the account: the one or the other has to be filled. */
export const listOrSchedule = (
  group: SectionDraft,
  key: string,
  label: string,
  scheduleType: ScheduleType,
): readonly SectionDraft[] => {
  const where = `${key}Or`
  return [
    section(`${key}Section`, group.title, [
      choice(where, 'Where will you give this list?', [here, inSchedule], { required: true }),
      schedule(key, label, scheduleType, {
        required: true,
        showIf: whenOneOf(where, inSchedule),
        help: 'Please confirm once the schedule is complete. Your advisor sends it along.',
      }),
    ]),
    { ...group, showIf: whenOneOf(where, here), ...(group.repeat && { repeat: { ...group.repeat, least: 1 } }) },
  ]
}
