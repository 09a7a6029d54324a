import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { AnswerFiling, type CarrierAnswer } from '@portico/contract/areas/claims/carrier/carrier-answer.shapes.ts'
import { field } from '@portico/contract/kit/field.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { apiAddress } from '../../../platform/files/api-address.ts'
import { formatDate, formatMoment } from '../../../platform/formats.ts'
import { carrierFields } from '../claim/carrier-fields.ts'
import classes from '../claims.module.css'
import type { OfClaim } from '../claim/of-claim.ts'
import { fileAnswerKey, useClaimCalls } from '../claims.queries.ts'

/** What the carrier answered; staff enter what counts from it. */
export function AnswersCard({ accountId, claim }: OfClaim) {
  const [filing, setFiling] = useState<CarrierAnswer>()
  const mayFile = ({ filedAt }: CarrierAnswer) => claim.may.manage && filedAt === null
  if (claim.carrierAnswers.length === 0) return null
  return (
    <Card title="Carrier answers">
      <ul className={classes.list} aria-label="Carrier answers">
        {claim.carrierAnswers.map((answer) => (
          <li key={answer.id}>
            <Answer accountId={accountId} answer={answer} />
            {mayFile(answer) && <FileButton sender={answer.sender} onClick={() => setFiling(answer)} />}
          </li>
        ))}
      </ul>
      {filing !== undefined && (
        <FileDialog accountId={accountId} claim={claim} answer={filing} onClose={() => setFiling(undefined)} />
      )}
    </Card>
  )
}

const FileButton = ({ sender, onClick }: { readonly sender: string; readonly onClick: () => void }) => (
  <Button kind="secondary" small aria-label={`File the answer of ${sender}`} onClick={onClick}>
    File…
  </Button>
)

function Answer({ accountId, answer }: { readonly accountId: string; readonly answer: CarrierAnswer }) {
  const { via, sender, isOtherSender, subject, text, receivedAt, documents, filedAt, filedBy } = answer
  return (
    <>
      <div className={classes.line}>
        <strong>{sender}</strong>
        {filedAt === null ? <Pill tone="warning">To file</Pill> : <Pill tone="success">Filed</Pill>}
      </div>
      <span className={classes.under}>
        {via === 'EMAIL' ? 'Email' : 'Entered by the carrier'}, {formatMoment(receivedAt)}
      </span>
      {isOtherSender && (
        <span className={classes.under}>Not from the company that the notice went to. Check the sender.</span>
      )}
      {subject !== '' && <span className={classes.under}>{subject}</span>}
      <p className={classes.note}>{text ?? 'The text is visible to claims staff only. It may have medical facts.'}</p>
      {documents.map(({ id, name }) => (
        <a key={id} className={classes.under} href={apiAddress(documentPath(accountId, id))} download>
          {name}
        </a>
      ))}
      {filedAt !== null && (
        <span className={classes.under}>
          Filed by {filedBy}, {formatDate(new Date(filedAt))}
        </span>
      )}
    </>
  )
}

const documentPath = (accountId: string, id: string): string =>
  `/api/documents/${encodeURIComponent(accountId)}/download/${id}`

const schema = AnswerFiling.omit({ version: true })

const fields = {
  ...carrierFields,
  isAcknowledged: field({
    kind: 'yes-no',
    label: 'The carrier acknowledged the claim',
    help: 'The claim becomes acknowledged, and the insured will be notified.',
    schema: schema.shape.isAcknowledged,
  }),
}

interface FileProps extends OfClaim {
  readonly answer: CarrierAnswer
  readonly onClose: () => void
}

/** What of an answer counts: what the claim has already stays unless the answer says something else. */
function FileDialog({ accountId, claim, answer, onClose }: FileProps) {
  const { fileAnswer } = useClaimCalls(accountId)
  const { details, isEntered } = answer
  return (
    <RecordDialog
      title={isEntered ? 'File carrier answer' : 'File carrier answer: check what was read from the text'}
      saveLabel="File"
      fields={fields}
      schema={schema}
      stale={useSavedMeanwhile(fileAnswerKey, claim, onClose)}
      valuesOf={(stored) => ({
        claimNumber: details.claimNumber || stored.claimNumber,
        adjuster: details.adjuster || stored.adjuster,
        adjusterEmail: details.adjusterEmail || stored.adjusterEmail,
        adjusterPhone: details.adjusterPhone || stored.adjusterPhone,
        isAcknowledged: details.isAcknowledged,
      })}
      failure={claimMessages.saveFailed}
      onSave={(filing, base) => fileAnswer(base ?? claim, answer.id, filing)}
      onClose={onClose}
    />
  )
}
