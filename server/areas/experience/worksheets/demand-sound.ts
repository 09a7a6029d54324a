import type { RatingPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import { worksheetErrors } from '@portico/contract/areas/experience/worksheet-errors.ts'
import type { WorksheetContent } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { unprocessable } from '../../../platform/error-response.ts'

/** Ends the call with 422 where lines are outside the experience period, or the split point is of another state or day. */
export function demandSound(content: WorksheetContent, ratingOn: string, plan: RatingPlan | null): void {
  const errors = worksheetErrors(content, ratingOn, plan)
  if (Object.keys(errors).length > 0) throw unprocessable(errors)
}
