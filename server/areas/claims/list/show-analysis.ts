import { claimStatuses, type ClaimStatus, underWay } from '@portico/contract/areas/claims/claim.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { demandReader } from '../claims.access.ts'
import { claimFigures, claimGroups } from './claim-analysis.view.ts'
import { firstClaims } from './claim-page.view.ts'
import { recordMedicalReading, shownClaims } from './shown-claims.ts'

const reported = claimStatuses.filter((status) => status !== 'DRAFT')
const limit = 10

/** What the reported claims of an account have in common, and the largest of them. Reading medical facts is recorded. */
export const showAnalysis: Handler<'GET /api/accounts/{accountId}/claim-analysis'> = async (context) => {
  const reader = demandReader(context)
  const { body, isMedical } = await context.read(async (tx) => {
    const first = (sort: string, states: readonly ClaimStatus[]) =>
      reader.seesLossRuns ? firstClaims(tx, reader, { sort, states, limit }) : []
    const [figures, groups, byIncurred, byReserve] = await Promise.all([
      claimFigures(tx, reader),
      claimGroups(tx, reader),
      first('-incurred', reported),
      first('reviewOn -reserve', underWay),
    ])
    const { claims } = await shownClaims(tx, context, [...byIncurred, ...byReserve])
    return {
      isMedical: groups.bodyPart.length > 0 || groups.nature.length > 0,
      body: {
        ...figures,
        groups,
        today: todayOf(context),
        largest: claims.slice(0, byIncurred.length).filter(({ valued }) => valued !== null),
        toReview: claims.slice(byIncurred.length).filter(({ valued }) => valued !== null && valued.reserve > 0),
      },
    }
  })
  if (isMedical) await recordMedicalReading(context)
  return { status: 200, body }
}
