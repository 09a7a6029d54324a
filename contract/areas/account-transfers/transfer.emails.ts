import { emailTemplate } from '../../kit/email/email-template.ts'
import { americanDay } from '../../kit/zone.rules.ts'
import { shareTextOf } from './share-notices.ts'
import { type Audience, isWaitingFor, lastDayOf, type NotedStep, type Words } from './transfer-notice.ts'
import { type AccountTransfer, obstacleLabels } from './transfer.shapes.ts'

/** What a step means for its readers; undefined if it does not concern them. */
export function textOf(step: NotedStep, audience: Audience, transfer: AccountTransfer): Words | undefined {
  if (transfer.kind === 'SHARE') return shareTextOf(step, audience, transfer)
  if (step === 'CONFIRM_FROM' || step === 'CONFIRM_TO')
    return transfer.state === 'AGREED' ? agreed(transfer) : undefined
  if (step === 'REMIND') return isWaitingFor(audience, transfer) ? asked(audience, transfer, 'Reminder: ') : undefined
  if (step === 'PROPOSE') return asked(audience, transfer)
  if (step === 'COMPLETE') return done(audience, transfer)
  if (step === 'STOP') return audience === 'INSURED' ? undefined : stopped(transfer)
  return ended(step, transfer)
}

type Way = Pick<AccountTransfer, 'companyName' | 'from' | 'to' | 'effectiveOn'>

const wayOf = ({ companyName, from, to, effectiveOn }: Way): string =>
  `${companyName} from ${from.name} to ${to.name} on ${americanDay(effectiveOn)}`

function asked(audience: Audience, transfer: AccountTransfer, before = ''): Words {
  const { companyName, to, from, reason } = transfer
  if (audience === 'INSURED')
    return {
      subject: `${companyName} will be served by ${to.name}`,
      text: `The platform proposes to move ${wayOf(transfer)}. You and your colleagues keep your access. People of ${from.name} lose theirs on that day. If you do not agree, object before the effective date. Reason: ${reason}`,
    }
  return {
    subject: `${before}Confirm the move of ${companyName} to ${to.name}`,
    text: `The platform proposes to move ${wayOf(transfer)}. Look at what moves, then confirm or decline by ${lastDayOf(transfer)}. Reason: ${reason}`,
  }
}

const agreed = (transfer: Way): Words => ({
  subject: `The move of ${transfer.companyName} is confirmed`,
  text: `Both brokerages confirmed the move of ${wayOf(transfer)}.`,
})

function ended(step: NotedStep, transfer: AccountTransfer): Words {
  const { companyName, endReason } = transfer
  const how = step === 'DECLINE' ? 'declined' : step === 'WITHDRAW' ? 'withdrawn' : 'ended without a move'
  const why = endReason === null ? '' : ` Reason: ${endReason}`
  return {
    subject: `The move of ${companyName} was ${how}`.replace('was ended', 'ended'),
    text: `The account stays with ${transfer.from.name}. Nothing was changed.${why}`,
  }
}

const stopped = (transfer: AccountTransfer): Words => ({
  subject: `The move of ${transfer.companyName} is stopped`,
  text: `The account could not move on ${americanDay(transfer.effectiveOn)}. ${transfer.obstacles.map((kind) => obstacleLabels[kind]).join(' ')} The move is tried again every few minutes for 14 days.`,
})

function done(audience: Audience, transfer: AccountTransfer): Words {
  const { companyName, from, to } = transfer
  const texts: Readonly<Record<Audience, string>> = {
    FROM: `${companyName} now belongs to ${to.name}. Your people no longer have access.`,
    TO: `${companyName} now belongs to ${to.name}. Your team can open the account.`,
    INSURED: `${to.name} now serves your account in place of ${from.name}. Your access has not changed.`,
  }
  return { subject: `${companyName} moved to ${to.name}`, text: texts[audience] }
}

interface Noted extends Words {
  readonly to: string
  readonly brand: string
  /** The page of the transfer, for this reader. */
  readonly link: string
}

/** The email about a step of a transfer, with what `textOf` says. */
export const transferMail = emailTemplate<Noted>({
  name: 'account-transfers.step',
  title: 'Step of an account transfer',
  write: (said) => said,
  sample: ({ to, brand }) => ({
    to,
    brand,
    ...agreed({
      companyName: 'Tuckahoe Steel, Inc.',
      from: { brokerCode: 'HARBOR', name: 'Harbor & Pine Insurance' },
      to: { brokerCode: 'SUMMIT', name: 'Summit Risk Partners' },
      effectiveOn: '2027-01-01',
    }),
    link: '/brokerage-administration/HARBOR/account-transfers',
  }),
})
