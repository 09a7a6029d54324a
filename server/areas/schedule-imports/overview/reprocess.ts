import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { takeUpAgain } from '../take-up-again.ts'
import { accountImport } from './all-imports.view.ts'

/** Takes a failed or stuck import of any account up again. */
export const reprocess: Handler<'POST /api/administration/schedule-imports/{accountId}/{importId}/reprocess'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { stored, entry } = await takeUpAgain(tx, context, params.importId)
    await tx.record(entry)
    return { status: 202, body: accountImport(stored, context.platform.now()) }
  })
