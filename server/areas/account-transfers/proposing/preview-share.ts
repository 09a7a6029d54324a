import type { Verb } from '../../../platform/context.ts'
import { candidateChoices } from './candidate-choices.ts'
import { shareObstaclesOf, sharedCounts } from './preview.view.ts'

/** What another brokerage would see of an account that is shared with it, and what stops the share. */
export const previewShare: Verb<'GET /api/administration/account-shares/preview'> = async (context, { query }) =>
  context.read(async (tx) => {
    const { way, choices } = await candidateChoices(tx, context, query)
    const preview = { ...(await sharedCounts(tx, way.account)), obstacles: await shareObstaclesOf(tx, way) }
    return { status: 200, body: { ...choices, preview } }
  })
