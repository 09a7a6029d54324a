import type { FormField, FormFields, Typed } from './form-fields.ts'

/** Fields shown together: those of one group under its heading, or a single one. */
export interface FieldSection {
  readonly group: string | undefined
  /** The path whose error is shown at the group; the first of several groups of one path has it. */
  readonly parent: string | undefined
  readonly entries: readonly (readonly [path: string, field: FormField])[]
}

/** The fields that are asked, in their order, by group. */
export function fieldSections(fields: FormFields, typed: Typed): readonly FieldSection[] {
  const sections: { group: string | undefined; parent: string | undefined; entries: [string, FormField][] }[] = []
  for (const entry of Object.entries(fields).filter(([, field]) => isAsked(field, typed))) {
    const [path, { group }] = entry
    const last = sections.at(-1)
    if (group !== undefined && last?.group === group) last.entries.push(entry)
    else {
      const parent = group === undefined ? undefined : path.split('.').slice(0, -1).join('.')
      const isTaken = parent === '' || sections.some((section) => section.parent === parent)
      sections.push({ group, parent: isTaken ? undefined : parent, entries: [entry] })
    }
  }
  return sections
}

const isAsked = ({ hidden, shownIf }: FormField, typed: Typed): boolean => hidden !== true && shownIf?.(typed) !== false
