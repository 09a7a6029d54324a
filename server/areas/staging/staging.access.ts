import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { AccountAccess } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { demand } from '../../platform/error-response.ts'
import { isFeatureOn } from '../features/features.public.ts'

/** Staging is for the brokerage only, if its accounts use it. */
export async function demandStaging(tx: Tx, access: AccountAccess): Promise<void> {
  demand(access.holdsAllPermissions, stagingMessages.onlyStaff)
  demand(await isFeatureOn(tx, access, 'USE_STAGING_FLOW'), stagingMessages.off)
}
