import type { RenewalCard } from '@portico/contract/areas/renewals/renewal.shapes.ts'

/** How much of its sections is complete, in percent. */
export const doneOf = ({ complete, sections }: Pick<RenewalCard, 'complete' | 'sections'>): number =>
  sections === 0 ? 100 : Math.round((complete / sections) * 100)
