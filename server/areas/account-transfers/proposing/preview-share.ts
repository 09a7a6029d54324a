import type { Handler } from '../../../platform/context.ts'
import { candidateChoices } from './candidate-choices.ts'
import { shareObstaclesOf, sharedCounts } from './preview.view.ts'

/** What another brokerage would see of a shared account, and what prevents the share. */
export const previewShare: Handler<'GET /api/administration/account-shares/preview'> = async (context, { query }) =>
  context.read(async (tx) => {
    const { way, choices } = await candidateChoices(tx, context, query)
    const preview = { ...(await sharedCounts(tx, way.account)), obstacles: await shareObstaclesOf(tx, way) }
    return { status: 200, body: { ...choices, preview } }
  })
