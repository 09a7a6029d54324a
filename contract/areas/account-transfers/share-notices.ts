import { americanDay } from '../../kit/zone.rules.ts'
import { type Audience, isWaitingFor, lastDayOf, type NotedStep, type Words } from './transfer-notice.ts'
import { type AccountTransfer, obstacleLabels } from './transfer.shapes.ts'

/** What a step of a share means for its readers; undefined if it does not concern them. */
export function shareTextOf(step: NotedStep, audience: Audience, share: AccountTransfer): Words | undefined {
  if (step === 'CONFIRM_FROM' || step === 'CONFIRM_TO') return share.state === 'AGREED' ? agreed(share) : undefined
  if (step === 'REMIND') return isWaitingFor(audience, share) ? asked(audience, share, 'Reminder: ') : undefined
  if (step === 'PROPOSE') return asked(audience, share)
  if (step === 'COMPLETE') return begun(share)
  if (step === 'END') return over(share)
  if (step === 'STOP') return audience === 'INSURED' ? undefined : stopped(share)
  return unshared(share)
}

const whenOf = ({ effectiveOn, endsOn }: AccountTransfer): string =>
  endsOn === null
    ? `from ${americanDay(effectiveOn)} until someone ends the share`
    : `from ${americanDay(effectiveOn)} to ${americanDay(endsOn)}`

function asked(audience: Audience, share: AccountTransfer, before = ''): Words {
  const { companyName, from, to, reason } = share
  const proposal = `The platform proposes to share ${companyName} with ${to.name} ${whenOf(share)}. The account stays with ${from.name}. People of ${to.name} can read the account, but cannot change anything or see internal notes.`
  if (audience === 'INSURED')
    return {
      subject: `${companyName} will be shared with ${to.name}`,
      text: `${proposal} If you do not agree, object at any time. Reason: ${reason}`,
    }
  return {
    subject: `${before}Confirm the share of ${companyName} with ${to.name}`,
    text: `${proposal} Look at what is shared, then confirm or decline by ${lastDayOf(share)}. Reason: ${reason}`,
  }
}

const agreed = (share: AccountTransfer): Words => ({
  subject: `The share of ${share.companyName} is confirmed`,
  text: `Both brokerages confirmed the share of ${share.companyName} with ${share.to.name} ${whenOf(share)}.`,
})

const begun = (share: AccountTransfer): Words => ({
  subject: `${share.companyName} is now shared with ${share.to.name}`,
  text: `People of ${share.to.name} can read the account ${whenOf(share)}. Each brokerage, and the insured, can end the share at any time.`,
})

const over = ({ companyName, to, endReason }: AccountTransfer): Words => ({
  subject: `The share of ${companyName} ended`,
  text: `People of ${to.name} no longer have access to ${companyName}.${reasonOf(endReason)}`,
})

const stopped = ({ companyName, effectiveOn, obstacles }: AccountTransfer): Words => ({
  subject: `The share of ${companyName} is stopped`,
  text: `The share could not begin on ${americanDay(effectiveOn)}. ${obstacles.map((kind) => obstacleLabels[kind]).join(' ')} It is tried again every few minutes for 14 days.`,
})

const unshared = ({ companyName, to, endReason }: AccountTransfer): Words => ({
  subject: `${companyName} will not be shared with ${to.name}`,
  text: `The share was declined, withdrawn, or not confirmed in time. Nothing was changed.${reasonOf(endReason)}`,
})

const reasonOf = (reason: string | null): string => (reason === null ? '' : ` Reason: ${reason}`)
