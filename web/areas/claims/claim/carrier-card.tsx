import { ClaimDetailsEdit, type Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { field } from '@portico/contract/kit/field.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { detailsKey, useClaimCalls } from '../claims.queries.ts'

interface Props {
  readonly accountId: string
  readonly claim: Claim
}

/** What the carrier says: its number, its adjuster, and the amounts of the newest loss run. */
export function CarrierCard({ accountId, claim }: Props) {
  const [editing, setEditing] = useState(false)
  const { valued } = claim
  return (
    <Card
      title="Carrier"
      action={
        claim.may.manage && (
          <Button kind="secondary" small onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { label: 'Claim number', value: claim.claimNumber || 'Not known yet' },
          { label: 'Adjuster', value: claim.adjuster || 'Not assigned yet' },
          ...(claim.adjusterEmail === ''
            ? []
            : [{ label: 'Email', value: <a href={`mailto:${claim.adjusterEmail}`}>{claim.adjusterEmail}</a> }]),
          ...(claim.adjusterPhone === '' ? [] : [{ label: 'Phone', value: claim.adjusterPhone }]),
          ...(valued === null
            ? []
            : [
                { label: 'Paid', value: formatMoney(valued.paid) },
                { label: 'Reserves', value: formatMoney(valued.reserve) },
                { label: 'Recoveries', value: formatMoney(valued.recovered) },
                { label: 'Incurred', value: formatMoney(valued.incurred) },
                { label: 'Valued as of', value: formatDate(valued.valuationOn) },
              ]),
        ]}
      />
      {editing && <DetailsDialog accountId={accountId} claim={claim} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const schema = ClaimDetailsEdit.omit({ version: true })
const { claimNumber, adjuster, adjusterEmail, adjusterPhone } = schema.shape

const fields = {
  claimNumber: field({ kind: 'text', label: 'Claim number', schema: claimNumber }),
  adjuster: field({ kind: 'text', label: 'Adjuster', schema: adjuster }),
  adjusterEmail: field({ kind: 'text', label: 'Adjuster’s email', schema: adjusterEmail }),
  adjusterPhone: field({ kind: 'text', label: 'Adjuster’s phone', schema: adjusterPhone }),
}

function DetailsDialog({ accountId, claim, onClose }: Props & { readonly onClose: () => void }) {
  const { saveDetails } = useClaimCalls(accountId)
  const stale = useSavedMeanwhile(detailsKey, claim, onClose)
  return (
    <RecordDialog
      title="Edit carrier details"
      fields={fields}
      schema={schema}
      stale={stale}
      failure={claimMessages.saveFailed}
      onSave={(details, base) => saveDetails(base ?? claim, details)}
      onClose={onClose}
    />
  )
}
