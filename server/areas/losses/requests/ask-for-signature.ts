import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { signersView } from './signers.view.ts'

/** The page where a request is signed. */
const linkTo = (account: string, id: string): string =>
  `/${encodeURIComponent(account)}/loss-runs?sign=${encodeURIComponent(id)}`

/** Notifies the Admins of the insured that a letter of authorization waits for their signature. */
export async function askForSignature(
  tx: WriteTx,
  context: AccountContext,
  { id, carrier }: { readonly id: string; readonly carrier: string },
): Promise<void> {
  const { account } = context.account
  const signers = await signersView(tx, account)
  if (signers.length === 0) throw unprocessable({ signed: lossMessages.nobodySigns }, lossMessages.nobodySigns)
  for (const userId of signers) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tell(tx, context, {
      userId,
      account,
      kind: 'LOSS_RUN_AUTHORIZATION',
      message: `Sign the loss run request to ${carrier}`,
      note: `${fullName(context.actor)} prepared a letter of authorization. It is sent to the carrier once you sign it.`,
      link: linkTo(account, id),
    })
  }
}
