import type { RatingPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import { worksheetFaults } from '@portico/contract/areas/experience/worksheet-faults.ts'
import type { WorksheetContent } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { unprocessable } from '../../../platform/refusal.ts'

/** Ends the call with 422 where lines are outside the experience period, or the split point is of another state or day. */
export function demandSound(content: WorksheetContent, ratingOn: string, plan: RatingPlan | null): void {
  const faults = worksheetFaults(content, ratingOn, plan)
  if (Object.keys(faults).length > 0) throw unprocessable(faults)
}
