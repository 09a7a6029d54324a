import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { expectedDay } from '@portico/contract/areas/certificates/certificate.rules.ts'
import type { Certificate, CertificateOptions } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { ConflictChoice } from '../../../kit/forms/conflicts/conflict-choice.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { LeaveGuard } from '../../../kit/overlays/leave-guard.tsx'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../certificates.module.css'
import { FindingsList } from '../findings-list.tsx'
import type { ReadContract } from './contract-reading.ts'
import { HolderCard } from './holder-card.tsx'
import { OperationsCard } from './operations-card.tsx'
import { PoliciesCard } from './policies-card.tsx'
import { type RequestState, useRequest } from './use-request.ts'
import { useSending } from './use-sending.ts'

interface Props {
  readonly accountId: string
  readonly options: CertificateOptions
  readonly stored?: Certificate
  /** The stored certificate is issued, and this request replaces it. */
  readonly isRevision?: boolean
  readonly readContract: ReadContract
}

/** A request for a certificate, compared with the policies while it is typed. */
export function RequestForm({ accountId, options, stored, isRevision = false, readContract }: Props) {
  const state = useRequest(options, stored)
  const sending = useSending(accountId, state, { stored, isRevision })
  const { shownErrors: errors, conflict } = sending
  return (
    <div className={classes.stack}>
      <LeaveGuard when={state.isChanged && !sending.isLeaving}>This certificate request has not been saved.</LeaveGuard>
      {isRevision && stored !== undefined && (
        <Notice kind="info">
          Once issued, this revision replaces certificate {stored.number}. The earlier one stays readable.
        </Notice>
      )}
      <HolderCard accountId={accountId} options={options} state={state} errors={errors} readContract={readContract} />
      <PoliciesCard options={options} state={state} errors={errors} />
      <OperationsCard state={state} error={errors['operations']} />
      <Outcome state={state} today={options.today} />
      {conflict !== undefined && <ConflictChoice {...conflict} onKeepMine={() => void sending.keepMine()} />}
      {sending.refused !== undefined && conflict === undefined && <Notice kind="error">{sending.refused}</Notice>}
      <FormActions>
        {stored?.status === 'DRAFT' && (
          <Button kind="secondary" busy={sending.busy} onClick={() => void sending.discard()}>
            Discard draft
          </Button>
        )}
        <Button kind="secondary" busy={sending.busy} onClick={() => void sending.saveDraft()}>
          Save draft
        </Button>
        <Button busy={sending.busy} onClick={() => void sending.send()}>
          {state.isForBrokerage ? 'Send to brokerage' : 'Issue certificate'}
        </Button>
      </FormActions>
    </div>
  )
}

/** The comparison with the policies, and what happens next. */
function Outcome({ state, today }: { readonly state: RequestState; readonly today: string }) {
  const { findings, verdict, request, reviewed } = state
  const expected = expectedDay(today)
  const isComplete = Object.keys(state.errors).length === 0
  const isLate = request.neededBy !== null && request.neededBy < expected
  return (
    <Card title="Comparison with your policies">
      <div className={classes.stack} aria-live="polite">
        {findings.length === 0 ? (
          <p>Select policies above to see what they provide.</p>
        ) : (
          <FindingsList findings={findings} />
        )}
        {findings.length > 0 && verdict === 'SUPPORTED' && (
          <Notice kind={isComplete ? 'success' : 'info'}>
            Your policies support this request. {nextStep(isComplete, reviewed)}
          </Notice>
        )}
        {verdict === 'NEEDS_ENDORSEMENT' && (
          <Notice kind="warning">
            Your brokerage requests the endorsement from the carrier. Carriers usually need 5 business days, so expect
            it by {formatDate(expected)}.{isLate && ' That is after the date you need it.'} Coverage is not in effect
            until the carrier confirms.
            {request.urgency !== 'NORMAL' &&
              ' To have a certificate today, clear the endorsement, issue the certificate, and request the endorsement as a revision.'}
          </Notice>
        )}
        {verdict === 'NOT_AVAILABLE' && <Notice kind="error">{certificateMessages.notAvailable}</Notice>}
        <p className={classes.under}>{certificateMessages.noRights}</p>
      </div>
    </Card>
  )
}

/** What follows once the policies support a request. */
function nextStep(isComplete: boolean, reviewed: string | undefined): string {
  if (!isComplete) return 'Complete or fix the fields above to issue it.'
  return reviewed ?? 'It can be issued now.'
}
