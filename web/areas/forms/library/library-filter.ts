import { type Form, FormPurpose } from '@portico/contract/areas/forms/form.shapes.ts'
import { isRetired, lineOf } from './form-labels.ts'

const standings = ['current', 'draft', 'retired'] as const
type Standing = (typeof standings)[number]

/** The address value for forms of any line. */
export const anyLine = 'ANY'

/** The filter of a form list, in the address. */
export interface LibraryFilter {
  readonly search?: string
  readonly line?: string
  readonly state?: string
  readonly type?: FormPurpose
  readonly standing?: Standing
}

/** Reads a filter from an address; unknown values are ignored. */
export function libraryFilter(given: Readonly<Record<string, unknown>>): LibraryFilter {
  const text = (name: string): string => {
    const value = given[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : ''
  }
  const type = FormPurpose.safeParse(given['type'])
  const standing = standings.find((one) => one === given['standing'])
  return {
    ...(text('search') !== '' && { search: text('search') }),
    ...(text('line') !== '' && { line: text('line') }),
    ...(text('state') !== '' && { state: text('state') }),
    ...(type.success && { type: type.data }),
    ...(standing !== undefined && { standing }),
  }
}

/** Whether a form is one that a filter leaves. */
export function fits(form: Form, filter: LibraryFilter, today: string): boolean {
  const words = [form.name, form.title, form.carrier ?? '', form.edition, lineOf(form)].join(' ').toLowerCase()
  return (
    words.includes((filter.search ?? '').trim().toLowerCase()) &&
    isWanted(filter.line, form.policyType ?? anyLine) &&
    isWanted(filter.state, form.state) &&
    isWanted(filter.type, form.purpose) &&
    hasStanding(form, filter.standing, today)
  )
}

const isWanted = (wanted: string | undefined, own: string | null): boolean => wanted === undefined || wanted === own

function hasStanding(form: Form, standing: Standing | undefined, today: string): boolean {
  if (standing === undefined) return true
  if (standing === 'draft') return form.hasDraft
  return isRetired(form, today) === (standing === 'retired')
}
