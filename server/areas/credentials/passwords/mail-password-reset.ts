import type { Platform } from '../../../platform/platform.ts'
import { openValue } from '../../../platform/secret.ts'
import { write } from '../../../platform/write.ts'
import { makeSingleUseLink, mayMakeSingleUseLink } from '../../single-use-links/single-use-links.public.ts'
import { namedUser } from '../holder.view.ts'
import { resetMail } from '@portico/contract/areas/credentials/credentials.emails.ts'

/** The queue of asked reset links: each job holds the typed name, sealed. */
export const passwordResetQueue = 'mail-password-reset'
/** For what that name is sealed. */
export const namePurpose = 'password reset name'

const purpose = 'password-reset'
const minutes = 60

/** Makes the job queue email requested password reset links. */
export function mailPasswordResets(platform: Platform): void {
  platform.jobs.work<{ name: string }>(
    passwordResetQueue,
    ({ name }, { id }) => mailLink(platform, openValue(platform.secret, namePurpose, name), id),
    { concurrency: 2 },
  )
}

/** Emails a link to the user of a name, at most five per hour. Unknown names get nothing. */
async function mailLink(platform: Platform, username: string, jobId: string): Promise<void> {
  const named = await platform.database.read('system', (tx) => namedUser(tx, username))
  if (named === undefined) return
  const { userId, email } = named
  const author = { userId: undefined, requestId: jobId, scope: 'system', idempotency: undefined } as const
  await write(platform, author, async (tx) => {
    const subject = { type: 'user', id: userId }
    if (!(await mayMakeSingleUseLink({ platform }, tx, { userId, purpose }))) {
      await tx.record({ action: 'password-reset.refuse', subject })
      return { status: 429 }
    }
    const identifier = await makeSingleUseLink({ platform }, tx, { userId, purpose, minutes })
    await tx.record({
      action: 'password-reset.send',
      subject,
      messages: [resetMail.mail({ email, identifier, minutes })],
    })
    return { status: 202 }
  })
}
