import { textOf, transferMail } from '@portico/contract/areas/account-transfers/transfer.emails.ts'
import type { Audience, NotedStep } from '@portico/contract/areas/account-transfers/transfer-notice.ts'
import type { TransferStep } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import type { AccountTransfer } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Entry, OutboxEvent } from '../../../platform/write.ts'
import { brokerageChange, change, notification } from '../../events/events.public.ts'
import { adminsOfBrokerage, adminsOfInsured, type Party } from '../parties.view.ts'

interface Recorded {
  readonly step: NotedStep
  readonly before?: object
  readonly after?: object
}

const actions: Readonly<Record<NotedStep, string>> = {
  PROPOSE: 'propose',
  CONFIRM_FROM: 'confirm',
  CONFIRM_TO: 'confirm',
  DECLINE: 'decline',
  WITHDRAW: 'withdraw',
  EXPIRE: 'expire',
  STOP: 'stop',
  COMPLETE: 'complete',
  END: 'end',
  REMIND: 'remind',
} satisfies Record<TransferStep | 'PROPOSE' | 'REMIND', string>

/** The audit row of a step, with the emails and notifications for everyone it concerns. */
export async function stepEntry(
  tx: Tx,
  platform: Platform,
  transfer: AccountTransfer,
  { step, before, after }: Recorded,
): Promise<Entry> {
  const told = await notices(tx, platform, transfer, step)
  const { accountCode: account, from, to } = transfer
  return {
    action: `account-${transfer.kind === 'SHARE' ? 'share' : 'transfer'}.${actions[step]}`,
    subject: { type: 'account-transfer', id: transfer.id },
    account,
    before,
    after,
    messages: told.map(({ message }) => message),
    events: [
      change(account, 'account-transfers'),
      brokerageChange(from.brokerCode, 'account-transfers'),
      brokerageChange(to.brokerCode, 'account-transfers'),
      ...(step === 'COMPLETE' || step === 'END' ? [change(account, 'account'), change(account, 'features')] : []),
      ...(step === 'COMPLETE' || step === 'END' ? [brokerageChange(to.brokerCode, 'account')] : []),
      ...told.map(({ event }) => event),
    ],
  }
}

/** The audit row of a step of a share at the second brokerage, which does not own the account. */
export const entryOfSecond = ({ accountCode, to, state }: AccountTransfer, step: TransferStep): Entry => ({
  action: `account-share.${actions[step]}`,
  subject: { type: 'brokerage', id: to.brokerCode },
  after: { account: accountCode, state },
})

interface Told {
  readonly message: OutgoingMessage
  readonly event: OutboxEvent
}

async function notices(tx: Tx, platform: Platform, transfer: AccountTransfer, step: NotedStep): Promise<Told[]> {
  const time = platform.now().toISOString()
  const { accountCode, from, to } = transfer
  const parties: readonly (readonly [Audience, string, string, readonly Party[]])[] = [
    ['FROM', from.name, brokeragePath(from.brokerCode, transfer), await adminsOfBrokerage(tx, from.brokerCode)],
    ['TO', to.name, brokeragePath(to.brokerCode, transfer), await adminsOfBrokerage(tx, to.brokerCode)],
    [
      'INSURED',
      from.name,
      `/${accountCode}/account-transfers`,
      await adminsOfInsured(tx, accountCode, from.brokerCode),
    ],
  ]
  return parties.flatMap(([audience, brand, link, people]) => {
    const words = textOf(step, audience, transfer)
    if (words === undefined) return []
    const { subject, text } = words
    return people.map(({ userId, email }): Told => ({
      message: transferMail.mail({ to: email, subject, text, link, brand }),
      event: notification(userId, { message: subject, note: null, link, accountCode: null, time }),
    }))
  })
}

const brokeragePath = (code: string, { id }: AccountTransfer): string =>
  `/brokerage-administration/${encodeURIComponent(code)}/account-transfers/${id}`
