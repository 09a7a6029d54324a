import type { Handler } from '../../../platform/context.ts'
import { staffOf } from '../parties.view.ts'
import { candidateChoices } from './candidate-choices.ts'
import { obstaclesOf, transferCounts } from './preview.view.ts'

/** What a move of an account would take along and end, and what stops it. */
export const previewTransfer: Handler<'GET /api/administration/account-transfers/preview'> = async (
  context,
  { query },
) =>
  context.read(async (tx) => {
    const { way, choices } = await candidateChoices(tx, context, query)
    const preview = { ...(await transferCounts(tx, way)), obstacles: await obstaclesOf(tx, way) }
    return { status: 200, body: { ...choices, staff: await staffOf(tx, way.to), preview } }
  })
