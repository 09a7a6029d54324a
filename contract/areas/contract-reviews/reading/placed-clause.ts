import type { RequirementClause } from '../../vendors/requirement-clause.shapes.ts'

/** A clause that was found, with its place in the text of all pages. */
export interface PlacedClause {
  readonly clause: Pick<RequirementClause, 'kind'> & Partial<RequirementClause>
  readonly from: number
  readonly to: number
}
