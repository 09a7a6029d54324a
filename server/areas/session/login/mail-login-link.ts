import type { Platform } from '../../../platform/platform.ts'
import { openValue } from '../../../platform/secret.ts'
import { write } from '../../../platform/write.ts'
import { loginLinkMail } from '@portico/contract/areas/session/login.emails.ts'
import { loginView } from './login.read-model.ts'
import { makeSingleUseLink, mayMakeSingleUseLink } from '../../single-use-links/single-use-links.public.ts'

/** The queue of asked login links: each job holds the typed name, sealed. */
export const loginLinkQueue = 'mail-login-link'
export const namePurpose = 'login link name'

const minutes = 15

/** Makes the job queue email requested login links. */
export function mailLoginLinks(platform: Platform): void {
  platform.jobs.work<{ name: string }>(loginLinkQueue, ({ name }, { id }) =>
    mailLink(platform, openValue(platform.secret, namePurpose, name), id),
  )
}

/** Emails a link to the user of a name, at most five an hour. A name that no one has gets nothing. */
async function mailLink(platform: Platform, username: string, jobId: string): Promise<void> {
  const login = await platform.database.read('system', (tx) => loginView(tx, { username }, platform))
  if (login === undefined) return
  const { userId } = login
  await write(
    platform,
    { userId: undefined, requestId: jobId, scope: 'system', idempotency: undefined },
    async (tx) => {
      const isSent = await mayMakeSingleUseLink({ platform }, tx, { userId, purpose: 'login' })
      const subject = { type: 'user', id: userId }
      if (!isSent) {
        await tx.record({ action: 'login-link.refuse', subject })
        return { status: 429 }
      }
      const token = await makeSingleUseLink({ platform }, tx, { userId, purpose: 'login', minutes })
      await tx.record({
        action: 'login-link.send',
        subject,
        messages: [loginLinkMail.mail({ to: login.email, token, minutes })],
      })
      return { status: 202 }
    },
  )
}
