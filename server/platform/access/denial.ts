import type { Platform } from '../platform.ts'
import type { ErrorResponse } from '../error-response.ts'
import { write } from '../write.ts'
import type { Actor } from './actor.ts'

interface Denial {
  readonly actor: Actor
  readonly error: ErrorResponse
  readonly key: string
  readonly url: string
  readonly requestId: string
}

/**
 * Audits a denied request. Another tenant's record and a missing record are audited alike, so neither the response nor
 * its timing reveals which it was.
 */
export async function recordDenial(platform: Platform, { actor, error, key, url, requestId }: Denial): Promise<void> {
  // A request for the password is not a denial.
  if (error.code === 'step_up_required') return
  const { userId, impersonation } = actor
  const author = {
    userId,
    impersonatedBy: impersonation?.administratorId,
    requestId,
    scope: 'system',
    idempotency: undefined,
  } as const
  await write(platform, author, async (tx) => {
    await tx.record({
      action: 'access.deny',
      subject: { type: 'call', id: key },
      after: { status: error.status, path: url.slice(0, 300).split('?')[0] },
    })
    return { status: error.status }
  })
}
