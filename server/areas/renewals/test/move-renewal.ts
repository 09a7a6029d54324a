import type { RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { expect } from 'vitest'
import type { TestServer } from '../../../app/test/test-server.ts'
import { write } from '../../../platform/write.ts'
import { moveCycle } from '../cycles/cycle.store.ts'
import { RenewalClient } from './renewal-client.ts'

/** Brings the current renewal of an account to a stage, forward or back. */
export async function moveRenewal(server: TestServer, account: string, to: RenewalStage): Promise<void> {
  const { id } = await new RenewalClient(await server.signIn('admin@portico.test'), account).get()
  const author = { userId: undefined, requestId: 'test', scope: { account }, idempotency: undefined }
  await write(server.running.platform, author, async (tx) => {
    expect(await moveCycle(tx, account, id, to)).toBe(true)
    return { status: 204 }
  })
}
