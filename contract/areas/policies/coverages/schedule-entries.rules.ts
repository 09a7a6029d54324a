import { coverageMessages } from './coverage.messages.ts'
import type { CoverageSheet, PolicyForm } from './coverage-sheet.shapes.ts'
import { formKey, formOfText, formText } from './coverage.rules.ts'
import { scheduleOf } from './form-schedule.rules.ts'

/** One entry of the schedule of a form. */
export interface ScheduleEntry {
  /** The form by its number and edition. */
  readonly form: string
  readonly isBlanket: boolean
  readonly name: string
  readonly location: string
}

/** Forms as they are typed: one per line, and the entries of their schedules. */
interface TypedForms {
  readonly forms: string
  readonly schedules: readonly ScheduleEntry[]
}

/** The lines of a text that hold something. */
export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The entries of a form's schedule; those of an older form are read from its title, to be checked. */
export function schedulesOf(form: PolicyForm): ScheduleEntry[] {
  const { isBlanket, parties } = scheduleOf(form)
  const key = formKey(form)
  return [
    ...(isBlanket ? [{ form: key, isBlanket, name: '', location: '' }] : []),
    ...parties.map((party) => ({ form: key, isBlanket: false, ...party })),
  ]
}

/** An entry to be filled in, of the last form that is typed. */
export const blankEntry = (typed: readonly string[]): ScheduleEntry => ({
  form: typed.at(-1) ?? '',
  isBlanket: false,
  name: '',
  location: '',
})

/** The forms that are typed, by number and edition. */
export const typedForms = (typed: string): string[] => [...new Set(linesOf(typed).map(formOfText).map(formKey))]

/** The forms and schedules after others were read: a form that is listed takes the schedule that was read. */
export function withForms(
  { forms, schedules }: TypedForms,
  found: readonly PolicyForm[],
): { forms: string; schedules: ScheduleEntry[] } {
  const here = typedForms(forms)
  const read = new Set(found.map(formKey))
  const added = found.filter((form) => !here.includes(formKey(form)))
  const replaced = new Set(found.filter((form) => schedulesOf(form).length > 0).map(formKey))
  return {
    forms: [...linesOf(forms), ...added.map(formText)].join('\n'),
    schedules: [
      ...schedules.filter(({ form }) => !read.has(form) || !replaced.has(form)),
      ...found.flatMap(schedulesOf),
    ],
  }
}

/** The forms that are typed, each with the entries of its schedule. An entry without a form or a name is reported. */
export function scheduledForms(
  { forms, schedules }: TypedForms,
  report: (path: PropertyKey[], message: string) => void,
): CoverageSheet['forms'] {
  const listed = linesOf(forms).map(formOfText)
  const keys = new Set(listed.map(formKey))
  for (const [at, { form, isBlanket, name, location }] of schedules.entries()) {
    if (!keys.has(form)) report(['schedules', at, 'form'], coverageMessages.scheduleForm)
    if (!isBlanket && name.trim() === '' && location.trim() === '')
      report(['schedules', at, 'name'], coverageMessages.scheduledParty)
  }
  return listed.map((form) => {
    const own = schedules.filter((each) => each.form === formKey(form))
    return {
      ...form,
      schedule: {
        isBlanket: own.some(({ isBlanket }) => isBlanket),
        parties: own
          .filter(({ isBlanket, name, location }) => !isBlanket && `${name}${location}`.trim() !== '')
          .map(({ name, location }) => ({ name, location })),
      },
    }
  })
}
