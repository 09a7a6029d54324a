import { type CarrierNaic, carrierNaic } from '@portico/contract/areas/carriers/carrier-naic.shapes.ts'
import { carrierMessages } from '@portico/contract/areas/carriers/carrier.messages.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { Card } from '../../kit/layout/card.tsx'
import { actionsColumn } from '../../kit/lists/actions-column.tsx'
import { fieldColumn } from '../../kit/lists/list-columns.ts'
import { RecordList } from '../../kit/lists/record-list.tsx'
import { ConfirmCall } from '../../kit/overlays/confirm-call.tsx'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import classes from './carriers.module.css'
import { changeNumberKey, useNaicCalls } from './carriers.queries.ts'
import { ImportCarriersDialog } from './import-carriers-dialog.tsx'

interface Props {
  readonly brokerCode: string
  readonly numbers: readonly CarrierNaic[]
  /** Carriers of policies whose number is missing. */
  readonly missing: readonly string[]
  /** What happens without a number. */
  readonly lead: string
  /** The call whose answer holds the numbers. */
  readonly pageKey: string
}

const columns = [
  fieldColumn<CarrierNaic>('carrier', carrierNaic.fields.carrier),
  fieldColumn<CarrierNaic>('naic', carrierNaic.fields.naic),
  fieldColumn<CarrierNaic>('rating', carrierNaic.fields.rating),
  fieldColumn<CarrierNaic>('size', carrierNaic.fields.size),
  fieldColumn<CarrierNaic>('ratedOn', carrierNaic.fields.ratedOn),
  fieldColumn<CarrierNaic>('ratingSource', carrierNaic.fields.ratingSource),
  fieldColumn<CarrierNaic>('address', carrierNaic.fields.address),
]

type Asked =
  | { readonly what: 'edit'; readonly number: CarrierNaic | undefined }
  | { readonly what: 'remove'; readonly number: CarrierNaic }
  | { readonly what: 'import' }

const actionsOf = (onAsk: (asked: Asked) => void) =>
  actionsColumn<CarrierNaic>(
    ({ carrier }) => carrier,
    (number) => [
      { label: 'Edit', onSelect: () => onAsk({ what: 'edit', number }) },
      { label: 'Remove', danger: true, onSelect: () => onAsk({ what: 'remove', number }) },
    ],
  )

/** Carriers with the NAIC numbers that ID cards and certificates state, and with their ratings. For the brokerage. */
export function NaicCard(props: Props) {
  const { brokerCode, numbers, missing, lead, pageKey } = props
  const { remove } = useNaicCalls(brokerCode, pageKey)
  const [asked, setAsked] = useState<Asked>()
  const close = (): void => setAsked(undefined)
  return (
    <Card
      title="Carriers"
      action={
        <div className={classes.actions}>
          <Button kind="secondary" small onClick={() => setAsked({ what: 'import' })}>
            Import carriers
          </Button>
          <Button kind="secondary" small onClick={() => setAsked({ what: 'edit', number: undefined })}>
            Add carrier
          </Button>
        </div>
      }
    >
      {missing.length > 0 && (
        <Notice kind="warning">
          {lead} Missing: {missing.join(', ')}.
        </Notice>
      )}
      <RecordList
        label="Carriers"
        name="naic"
        noun={{ one: 'carrier', many: 'carriers' }}
        columns={columns}
        rows={numbers}
        rowKey={({ id }) => id}
        actions={actionsOf(setAsked)}
        fileName={`${brokerCode} carriers.csv`}
        empty={<EmptyState title="No carriers yet">Add each carrier with its NAIC number.</EmptyState>}
      />
      {asked?.what === 'edit' && <NumberDialog {...props} number={asked.number} onClose={close} />}
      {asked?.what === 'import' && <ImportCarriersDialog brokerCode={brokerCode} pageKey={pageKey} onClose={close} />}
      {asked?.what === 'remove' && (
        <ConfirmCall
          title={`Remove ${asked.number.carrier} from the list?`}
          confirmLabel="Remove"
          failure={carrierMessages.saveFailed}
          run={() => remove(asked.number)}
          onClose={close}
        >
          <p>{lead}</p>
        </ConfirmCall>
      )}
    </Card>
  )
}

interface DialogProps extends Props {
  readonly number: CarrierNaic | undefined
  readonly onClose: () => void
}

function NumberDialog({ brokerCode, missing, pageKey, number, onClose }: DialogProps) {
  const { add, change } = useNaicCalls(brokerCode, pageKey)
  return (
    <RecordDialog
      title={number === undefined ? 'Add carrier' : 'Edit carrier'}
      fields={carrierNaic.fields}
      schema={carrierNaic.draft}
      start={{ carrier: missing[0] ?? '', naic: '', rating: '', size: '' }}
      stale={useSavedMeanwhile(changeNumberKey, number, onClose)}
      failure={carrierMessages.saveFailed}
      onSave={(draft, base) => (base === undefined ? add(draft) : change(base, draft))}
      onClose={onClose}
    />
  )
}
