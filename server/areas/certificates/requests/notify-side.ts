import type { AccountContext } from '../../../platform/context.ts'
import { inSequence, type WriteTx } from '../../../platform/write.ts'
import { tell } from '../../notifications/notifications.public.ts'
import type { CertificateRecord } from '../certificates.view.ts'
import { certificatePeople } from './certificate-people.view.ts'

interface Notice {
  readonly to: 'BROKERAGE' | 'INSURED'
  readonly message: string
  readonly note: string | null
}

/** Notifies the other side of a certificate. */
export async function notifySide(
  tx: WriteTx,
  context: AccountContext,
  { id, createdBy }: Pick<CertificateRecord, 'id' | 'createdBy'>,
  { to, message, note }: Notice,
): Promise<void> {
  const { account } = context.account
  const people = await certificatePeople(tx, { account, side: to, requester: createdBy })
  await inSequence(
    people.filter((userId) => userId !== context.actor.userId),
    (userId) =>
      tell(tx, context, {
        userId,
        account,
        kind: 'CERTIFICATE',
        message,
        note,
        link: `/${encodeURIComponent(account)}/certificate-request/${id}`,
      }),
  )
}
