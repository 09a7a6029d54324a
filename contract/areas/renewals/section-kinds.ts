/** The sections of a renewal that must be complete before it is submitted, in the order in which they are shown. */
export const sectionKinds = [
  'PROFILE',
  'SCHEDULES',
  'APPLICATIONS',
  'LOSS_RUNS',
  'MOD',
  'FINANCIALS',
  'DOCUMENTS',
  'SUBJECTIVITIES',
] as const

export type SectionKind = (typeof sectionKinds)[number]

/** Whether a step of a renewal is a section, not one of those after them. */
export const isSectionKind = (step: string): step is SectionKind => (sectionKinds as readonly string[]).includes(step)

/** The name that a person reads for each section. */
export const sectionNames: Readonly<Record<SectionKind, string>> = {
  PROFILE: 'Company profile',
  SCHEDULES: 'Schedules',
  APPLICATIONS: 'Applications',
  LOSS_RUNS: 'Loss runs',
  MOD: 'Experience mod',
  FINANCIALS: 'Financials',
  DOCUMENTS: 'Documents',
  SUBJECTIVITIES: 'Subjectivities',
}

/** Sections that come up with the quotes: a submission does not wait for them. */
const afterSubmission: ReadonlySet<SectionKind> = new Set(['SUBJECTIVITIES'])

/** Whether a section must be complete before the renewal can be submitted. */
export const isBeforeSubmission = (kind: SectionKind): boolean => !afterSubmission.has(kind)
