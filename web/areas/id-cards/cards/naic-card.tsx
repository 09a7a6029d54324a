import { type CarrierNaic, carrierNaic } from '@portico/contract/areas/id-cards/carrier-naic.shapes.ts'
import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import type { IdCardPage } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { fieldColumn } from '../../../kit/lists/list-columns.ts'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { changeNumberKey, useIdCardCalls } from '../id-cards.queries.ts'

interface Props {
  readonly accountId: string
  readonly data: IdCardPage
}

const columns = [
  fieldColumn<CarrierNaic>('carrier', carrierNaic.fields.carrier),
  fieldColumn<CarrierNaic>('naic', carrierNaic.fields.naic),
]

type Asked =
  | { readonly what: 'edit'; readonly number: CarrierNaic | undefined }
  | { readonly what: 'remove'; readonly number: CarrierNaic }

const actionsColumn = (onAsk: (asked: Asked) => void): Column<CarrierNaic> => ({
  key: 'actions',
  header: 'Actions',
  cell: (number) => (
    <Menu
      small
      label={`Actions for ${number.carrier}`}
      icon={<IconDots size={18} />}
      items={[
        { label: 'Edit', onSelect: () => onAsk({ what: 'edit', number }) },
        { label: 'Remove', danger: true, onSelect: () => onAsk({ what: 'remove', number }) },
      ]}
    />
  ),
})

/** The carriers’ NAIC numbers, which every card shows. For the brokerage. */
export function NaicCard({ accountId, data }: Props) {
  const { brokerCode, naicNumbers } = data
  const { removeNumber } = useIdCardCalls(accountId)
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
      <RecordList
        label="NAIC numbers"
        name="naic"
        noun={{ one: 'carrier', many: 'carriers' }}
        columns={columns}
        rows={naicNumbers}
        rowKey={({ id }) => id}
        actions={actionsColumn(setAsked)}
        fileName={`${brokerCode} NAIC numbers.csv`}
        empty={<EmptyState title="No NAIC numbers yet">Add the number of each carrier that insures autos.</EmptyState>}
      />
      {asked?.what === 'edit' && (
        <NumberDialog accountId={accountId} data={data} number={asked.number} onClose={close} />
      )}
      {asked?.what === 'remove' && (
        <ConfirmCall
          title={`Remove the NAIC number of ${asked.number.carrier}?`}
          confirmLabel="Remove"
          failure={idCardMessages.saveFailed}
          run={() => removeNumber(brokerCode, asked.number)}
          onClose={close}
        >
          <p>Cards of this carrier cannot be created without it.</p>
        </ConfirmCall>
      )}
    </Card>
  )
}

interface DialogProps extends Props {
  readonly number: CarrierNaic | undefined
  readonly onClose: () => void
}

function NumberDialog({ accountId, data: { brokerCode, policies }, number, onClose }: DialogProps) {
  const { addNumber, changeNumber } = useIdCardCalls(accountId)
  return (
    <RecordDialog
      title={number === undefined ? 'Add NAIC number' : 'Edit NAIC number'}
      fields={carrierNaic.fields}
      schema={carrierNaic.draft}
      start={{ carrier: policies.find(({ naic }) => naic === '')?.carrier ?? '', naic: '' }}
      stale={useSavedMeanwhile(changeNumberKey, number, onClose)}
      failure={idCardMessages.saveFailed}
      onSave={(draft, base) =>
        base === undefined ? addNumber(brokerCode, draft) : changeNumber(brokerCode, base, draft)
      }
      onClose={onClose}
    />
  )
}
