import { ClaimDetailsEdit } from '@portico/contract/areas/claims/claim.shapes.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { field } from '@portico/contract/kit/field.ts'
import { valuationSourceNames } from '@portico/contract/areas/losses/ledger/valuation.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { carrierFields } from './carrier-fields.ts'
import { detailsKey, useClaimCalls } from '../claims.queries.ts'
import type { OfClaim } from './of-claim.ts'

/** What the carrier says: its number, its adjuster, and the amounts of the newest valuation. */
export function CarrierCard({ accountId, claim }: OfClaim) {
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
                { label: 'Source', value: valuationSourceNames[valued.source] },
              ]),
          ...(claim.reviewOn === null ? [] : [{ label: 'Review reserves by', value: formatDate(claim.reviewOn) }]),
        ]}
      />
      {claim.may.note && <AppLink href={askPath(accountId, claim)}>Ask about this claim</AppLink>}
      {editing && <DetailsDialog accountId={accountId} claim={claim} onClose={() => setEditing(false)} />}
    </Card>
  )
}

/** The address for a new conversation about a claim. */
const askPath = (accountId: string, { ourNumber, claimNumber }: OfClaim['claim']): string => {
  const numbers = claimNumber === '' ? ourNumber : `${ourNumber}, carrier no. ${claimNumber}`
  const about = new URLSearchParams({ topic: 'claim', about: `Claim ${numbers}` })
  return `/${encodeURIComponent(accountId)}/communications?${about.toString()}`
}

const schema = ClaimDetailsEdit.omit({ version: true })

const fields = {
  ...carrierFields,
  reviewOn: field({
    kind: 'day',
    label: 'Review reserves by',
    help: 'The insured will see this date on the claim and the calendar. Leave blank for no review.',
    schema: schema.shape.reviewOn,
  }),
}

function DetailsDialog({ accountId, claim, onClose }: OfClaim & { readonly onClose: () => void }) {
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
