import { certificateHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import {
  type ContractReview,
  ContractReviewEdit,
} from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { holderAddress } from '@portico/contract/areas/contract-reviews/holder-address.rules.ts'
import type { ClauseKind } from '@portico/contract/areas/vendors/clause-kinds.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import classes from '../contract-reviews.module.css'
import { saveReviewKey, useReviewCalls } from '../contract-reviews.queries.ts'

interface Props {
  readonly accountId: string
  readonly review: ContractReview
}

/** The confirmed requirement of a kind; undefined if there is none. */
const confirmedOf = ({ clauses }: ContractReview, kind: ClauseKind) =>
  clauses.find(({ clause }) => clause?.kind === kind)?.clause ?? undefined

/** The review's details: the certificate's holder and project, and the source of its requirements. */
export function DetailsCard({ accountId, review }: Props) {
  const [asked, setAsked] = useState<'edit' | 'holder'>()
  const { holderName, project, fileName, setName, setVersion, mayWrite } = review
  const close = () => setAsked(undefined)
  return (
    <Card
      title="Holder and project"
      action={
        mayWrite && (
          <div className={classes.actions}>
            {review.holderId === null && (
              <Button kind="quiet" small onClick={() => setAsked('holder')}>
                Add holder…
              </Button>
            )}
            <Button kind="secondary" small onClick={() => setAsked('edit')}>
              Edit…
            </Button>
          </div>
        )
      }
    >
      <Facts
        facts={[
          { label: 'Certificate holder', value: holderName || 'Not chosen' },
          { label: 'Project', value: project || 'Not entered' },
          ...(fileName === '' ? [] : [{ label: 'Contract', value: fileName }]),
          ...(setName === '' ? [] : [{ label: 'Requirement set', value: `${setName}, version ${setVersion}` }]),
        ]}
      />
      {asked === 'edit' && <EditDialog accountId={accountId} review={review} onClose={close} />}
      {asked === 'holder' && <HolderDialog accountId={accountId} review={review} onClose={close} />}
    </Card>
  )
}

interface DialogProps extends Props {
  readonly onClose: () => void
}

const { name, holderId, project } = ContractReviewEdit.shape

/** Starts with the holder and project that were confirmed from the contract. */
function EditDialog({ accountId, review, onClose }: DialogProps) {
  const { save } = useReviewCalls(accountId)
  const { holders } = review
  const named = confirmedOf(review, 'HOLDER')?.text.toLowerCase()
  return (
    <RecordDialog
      title="Edit holder and project"
      fields={{
        name: { kind: 'text', label: 'Name of the review', required: true, wide: true, schema: name },
        holderId: {
          kind: 'choice',
          label: 'Certificate holder',
          wide: true,
          choices: [{ value: '', label: 'None' }, ...holders.map((each) => ({ value: each.id, label: each.name }))],
          schema: holderId,
        },
        project: { kind: 'text', label: 'Project', wide: true, schema: project },
      }}
      schema={ContractReviewEdit.omit({ version: true })}
      stale={useSavedMeanwhile(saveReviewKey, review, onClose)}
      valuesOf={(stored) => ({
        ...stored,
        holderId: stored.holderId ?? holders.find((each) => each.name.toLowerCase() === named)?.id ?? null,
        project: stored.project || (confirmedOf(review, 'PROJECT')?.text ?? ''),
      })}
      failure={contractMessages.saveFailed}
      onSave={(edit, base) => save(base ?? review, edit)}
      onClose={onClose}
    />
  )
}

/** Adds the holder that the contract names to the list, and chooses it. */
function HolderDialog({ accountId, review, onClose }: DialogProps) {
  const { addHolder } = useReviewCalls(accountId)
  const named = confirmedOf(review, 'HOLDER')
  const { name: legalName, street, city, state, zip, email, interest, wording } = certificateHolder.fields
  return (
    <RecordDialog
      title="Add holder"
      size="large"
      fields={{ name: { ...legalName, wide: true }, street, city, state, zip, email, interest, wording }}
      schema={certificateHolder.draft}
      start={{ name: named?.text ?? '', ...holderAddress(named?.address ?? ''), interest: 'CERTIFICATE' }}
      failure={contractMessages.saveFailed}
      onSave={(draft) => addHolder(review, draft)}
      onClose={onClose}
    />
  )
}
