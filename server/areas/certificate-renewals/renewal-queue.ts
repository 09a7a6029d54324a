import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RenewalStep } from '@portico/contract/areas/certificate-renewals/renewal-work.ts'

export const renewalQueue = 'certificate-renewal'

/** Adds the job of the next step in the caller's transaction. */
export const queueStep = (
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Tx,
  { account, id, step }: RenewalStep,
): Promise<void> => jobs.enqueue(tx, renewalQueue, { account, id, step })
