import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'

/** A section as a renewal has it; as it was where that has it no more, which settings may bring about. */
export const sectionIn = ({ sections }: Renewal, section: RenewalSection): RenewalSection =>
  sections.find(({ kind }) => kind === section.kind) ?? section
