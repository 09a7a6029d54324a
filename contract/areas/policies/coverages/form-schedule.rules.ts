import type { FormSchedule, PolicyForm, ScheduledParty } from './coverage-sheet.shapes.ts'
import { formText } from './coverage.rules.ts'

const everyone =
  /\bblanket\b|\b(?:where|when|if|as) required by (?:a )?(?:written )?contract\b|\bany person or organization\b|\ball (?:projects|locations)\b/iu

/** Whether the words of a schedule name everyone that a contract requires, rather than someone. */
export const isEveryone = (name: string): boolean =>
  /^blanket\b[\s,:–-]*(?:(?:where|when|if|as) required.*)?$/iu.test(name.trim()) ||
  /^(?:any|all) persons? or organizations?\b/iu.test(name.trim())

/** Words of a form's own title, which name no one. */
const ownWords =
  /\b(?:additional insured|waiver|transfer of rights|endorsement|aggregate|coverage|primary|noncontributory|notice of|designated|owners|lessees|schedule)\b/iu

const placeLabel = /\b(?:project|location|premises)\b/iu

/** Who a title names after a colon, semicolon, or slash. Older entries have their schedule in the title. */
function partiesInTitle(title: string): ScheduledParty[] {
  const parts = title.split(/[:;|/]/u).map((part) => part.trim())
  return parts.flatMap((part, at) => {
    const isLabel = part === '' || ownWords.test(part) || /^(?:scheduled|projects?|locations?|premises)$/iu.test(part)
    if (isLabel) return []
    return placeLabel.test(parts[at - 1] ?? '') ? [{ name: '', location: part }] : [{ name: part, location: '' }]
  })
}

/** The schedule of a form; of a form that was entered without the field, as its title has it. */
export function scheduleOf({ schedule, title }: Pick<PolicyForm, 'schedule' | 'title'>): FormSchedule {
  if (schedule !== undefined) return schedule
  return everyone.test(title)
    ? { isBlanket: true, parties: [] }
    : { isBlanket: false, parties: partiesInTitle(title).slice(0, 50) }
}

/** One entry of a schedule as people read it. */
const partyText = ({ name, location }: ScheduledParty): string =>
  [name, location].filter((part) => part !== '').join(', ')

/** A form in one line, with its entered schedule. */
export function scheduledFormText(form: PolicyForm): string {
  const { isBlanket = false, parties = [] } = form.schedule ?? {}
  const named = [...(isBlanket ? ['blanket, where required by written contract'] : []), ...parties.map(partyText)]
  return named.length === 0 ? formText(form) : `${formText(form)}. Schedule: ${named.join('; ')}`
}
