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
import { changeNumberKey, useNaicCalls } from './carriers.queries.ts'

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
]

type Asked =
  | { readonly what: 'edit'; readonly number: CarrierNaic | undefined }
  | { readonly what: 'remove'; readonly number: CarrierNaic }

const actionsOf = (onAsk: (asked: Asked) => void) =>
  actionsColumn<CarrierNaic>(
    ({ carrier }) => carrier,
    (number) => [
      { label: 'Edit', onSelect: () => onAsk({ what: 'edit', number }) },
      { label: 'Remove', danger: true, onSelect: () => onAsk({ what: 'remove', number }) },
    ],
  )

/** The NAIC numbers of carriers, which ID cards and certificates state. For the brokerage. */
export function NaicCard(props: Props) {
  const { brokerCode, numbers, missing, lead, pageKey } = props
  const { remove } = useNaicCalls(brokerCode, pageKey)
  const [asked, setAsked] = useState<Asked>()
  const close = (): void => setAsked(undefined)
  return (
    <Card
      title="NAIC numbers"
      action={
        <Button kind="secondary" small onClick={() => setAsked({ what: 'edit', number: undefined })}>
          Add NAIC number
        </Button>
      }
    >
      {missing.length > 0 && (
        <Notice kind="warning">
          {lead} Missing: {missing.join(', ')}.
        </Notice>
      )}
      <RecordList
        label="NAIC numbers"
        name="naic"
        noun={{ one: 'carrier', many: 'carriers' }}
        columns={columns}
        rows={numbers}
        rowKey={({ id }) => id}
        actions={actionsOf(setAsked)}
        fileName={`${brokerCode} NAIC numbers.csv`}
        empty={<EmptyState title="No NAIC numbers yet">Add the number of each carrier.</EmptyState>}
      />
      {asked?.what === 'edit' && <NumberDialog {...props} number={asked.number} onClose={close} />}
      {asked?.what === 'remove' && (
        <ConfirmCall
          title={`Remove the NAIC number of ${asked.number.carrier}?`}
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
      title={number === undefined ? 'Add NAIC number' : 'Edit NAIC number'}
      fields={carrierNaic.fields}
      schema={carrierNaic.draft}
      start={{ carrier: missing[0] ?? '', naic: '' }}
      stale={useSavedMeanwhile(changeNumberKey, number, onClose)}
      failure={carrierMessages.saveFailed}
      onSave={(draft, base) => (base === undefined ? add(draft) : change(base, draft))}
      onClose={onClose}
    />
  )
}
