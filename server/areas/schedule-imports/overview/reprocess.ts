import type { Verb } from '../../../platform/context.ts'
import { demand } from '../../../platform/refusal.ts'
import { takeUpAgain } from '../take-up-again.ts'
import { accountImport } from './all-imports.view.ts'

/** Takes a failed or stuck import of any account up again. */
export const reprocess: Verb<'POST /api/administration/schedule-imports/{accountId}/{importId}/reprocess'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { kept, entry } = await takeUpAgain(tx, context, params.importId)
    await tx.record(entry)
    return { status: 202, body: accountImport(kept, context.platform.now()) }
  })
