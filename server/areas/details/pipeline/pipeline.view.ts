import type { Pipeline } from '@portico/contract/areas/details/pipeline.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** An account's status with its brokerage; new, at version 0, by default. */
export async function pipelineOf(tx: Tx, account: string): Promise<Pipeline> {
  const row = await tx.db
    .selectFrom('account_pipelines')
    .select(['stage', 'source', 'version'])
    .where('account_code', '=', account)
    .executeTakeFirst()
  return row ?? { stage: 'NEW', source: null, version: 0 }
}
