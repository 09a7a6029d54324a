import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'

/** The section of a renewal; its previous version if settings have removed it since. */
export const sectionIn = ({ sections }: Renewal, section: RenewalSection): RenewalSection =>
  sections.find(({ kind }) => kind === section.kind) ?? section
