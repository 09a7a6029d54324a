import type { CertificateHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { holderImportMessages as messages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import type { HolderMergePreview } from '@portico/contract/areas/certificates/holders/holder-import.shapes.ts'
import { useState } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { RadioList } from '../../../kit/forms/radio-list.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { counted } from '../../../platform/formats.ts'
import classes from '../certificates.module.css'
import { HolderValues } from './holder-values.tsx'
import { useHolderCalls, useMergePreview } from './holders.queries.ts'

interface Props {
  readonly accountId: string
  /** The two holders; the first is suggested to be kept. */
  readonly pair: readonly [CertificateHolder, CertificateHolder]
  readonly onClose: () => void
}

/** Shows two holders side by side with what moves, and merges the one that is not kept into the other. */
export function MergeDialog({ accountId, pair, onClose }: Props) {
  const { merge } = useHolderCalls(accountId)
  const [keptId, setKeptId] = useState(pair[0].id)
  const [fillsBlanks, setFillsBlanks] = useState(true)
  const kept = pair.find(({ id }) => id === keptId)!
  const merged = pair.find(({ id }) => id !== keptId)!
  const preview = useMergePreview(accountId, kept.id, merged.id)
  return (
    <ConfirmCall
      title="Merge holders?"
      confirmLabel="Merge"
      failure={messages.mergeFailed}
      run={() => merge(kept, merged, fillsBlanks)}
      onClose={onClose}
    >
      <RadioList
        label="Holder to keep"
        value={keptId}
        onChange={setKeptId}
        options={pair.map(({ id, name, street, city }) => ({
          value: id,
          label: `Keep ${name}`,
          description: `${street}, ${city}`,
        }))}
      />
      <div className={classes.sides}>
        {[kept, merged].map((holder) => (
          <div key={holder.id}>
            <strong>{holder.name}</strong>
            <p>{holder === kept ? 'Stays on the list' : 'Is removed from the list'}</p>
            <HolderValues holder={holder} beside={holder === kept ? merged : kept} />
          </div>
        ))}
      </div>
      <Loaded query={preview} failed={messages.mergePreviewFailed} lines={2}>
        {({ moves }) => <p>{movesText(moves, kept.name)}</p>}
      </Loaded>
      <CheckField
        label="Fill blank fields from the other holder"
        checked={fillsBlanks}
        onChange={({ currentTarget }) => setFillsBlanks(currentTarget.checked)}
      />
    </ConfirmCall>
  )
}

function movesText({ certificates, subscriptions, deliveries, reviews }: HolderMergePreview['moves'], name: string) {
  const parts = [
    certificates === 0 ? '' : counted(certificates, 'certificate'),
    subscriptions === 0 ? '' : counted(subscriptions, 'subscription'),
    deliveries === 0 ? '' : counted(deliveries, 'email delivery', 'email deliveries'),
    reviews === 0 ? '' : counted(reviews, 'contract review'),
  ].filter((part) => part !== '')
  if (parts.length === 0) return 'No certificates, subscriptions, or deliveries belong to the other holder.'
  return `Moves to ${name}: ${parts.join(', ')}. Issued certificates still show the name that they were issued to.`
}
