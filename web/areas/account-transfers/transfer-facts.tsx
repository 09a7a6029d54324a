import type { AccountTransfer } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { isOpen } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import { Facts } from '../../kit/data/facts.tsx'
import { formatDate, formatMoment } from '../../platform/formats.ts'

type Consent = AccountTransfer['fromConsent']

/** Which way an account moves or is shared, when, why, and who agreed. */
export function TransferFacts({ transfer }: { readonly transfer: AccountTransfer }) {
  const { kind, from, to, effectiveOn, endsOn, timeZone, reason, state } = transfer
  const waits = isOpen(state)
  return (
    <Facts
      facts={[
        { label: kind === 'MOVE' ? 'From' : 'Owned by', value: from.name },
        { label: kind === 'MOVE' ? 'To' : 'Shared with', value: to.name },
        { label: 'Effective date', value: `${formatDate(effectiveOn)} (${timeZone.replaceAll('_', ' ')})` },
        ...(kind === 'MOVE'
          ? []
          : [{ label: 'End date', value: endsOn === null ? 'Until someone ends it' : formatDate(endsOn) }]),
        { label: `Confirmed by ${from.name}`, value: consentOf(transfer.fromConsent, waits) },
        { label: `Confirmed by ${to.name}`, value: consentOf(transfer.toConsent, waits) },
        { label: 'Proposed', value: `${formatMoment(transfer.proposedAt)} by ${transfer.proposedBy}` },
        ...(state === 'PROPOSED' ? [{ label: 'Confirm by', value: formatMoment(transfer.expiresAt) }] : []),
        { label: 'Reason', value: reason, isWide: reason.length > 40 },
        ...endOf(transfer),
      ]}
    />
  )
}

const consentOf = (consent: Consent, waits: boolean): string => {
  if (consent !== null) return `${consent.by}, ${formatMoment(consent.at)}`
  return waits ? 'Waiting' : 'No'
}

function endOf({ kind, doneAt, endedAt, endedBy, endedSide, endReason }: AccountTransfer) {
  const done = doneAt === null ? [] : [{ label: kind === 'MOVE' ? 'Moved' : 'Shared', value: formatMoment(doneAt) }]
  if (endedAt === null) return done
  const who = endedSide === 'INSURED' ? `${endedBy} for the insured` : endedBy
  return [
    ...done,
    { label: 'Ended', value: who === null ? formatMoment(endedAt) : `${formatMoment(endedAt)} by ${who}` },
    { label: 'Reason for the end', value: endReason ?? '–', isWide: true },
  ]
}
