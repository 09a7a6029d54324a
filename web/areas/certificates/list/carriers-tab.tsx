import { type CarrierCode, carrierCode } from '@portico/contract/areas/certificates/carrier-code.shapes.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { CertificateList } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { fieldColumn, type ListColumn } from '../../../kit/lists/list-columns.ts'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import classes from '../certificates.module.css'
import { changeCodeKey, useCertificateCalls } from '../certificates.queries.ts'

type Asked =
  | { readonly what: 'edit'; readonly code: CarrierCode | undefined }
  | { readonly what: 'remove'; readonly code: CarrierCode }

const { carrier, naic } = carrierCode.fields

const columns: readonly ListColumn<CarrierCode>[] = [fieldColumn('carrier', carrier), fieldColumn('naic', naic)]

const actionsColumn = (onAsk: (asked: Asked) => void): Column<CarrierCode> => ({
  key: 'actions',
  header: 'Actions',
  cell: (code) => (
    <Menu
      small
      label={`Actions for ${code.carrier}`}
      icon={<IconDots size={18} />}
      items={[
        { label: 'Edit', onSelect: () => onAsk({ what: 'edit', code }) },
        { label: 'Remove', danger: true, onSelect: () => onAsk({ what: 'remove', code }) },
      ]}
    />
  ),
})

interface Props {
  readonly accountId: string
  readonly list: CertificateList
}

/** The NAIC numbers that certificates state, carrier by carrier. */
export default function CarriersTab({ accountId, list }: Props) {
  const { brokerCode, carrierCodes, carriers } = list
  const calls = useCertificateCalls(accountId)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const known = new Set(carrierCodes.map((code) => code.carrier.toLowerCase()))
  const missing = carriers.filter((name) => !known.has(name.toLowerCase()))
  return (
    <Card
      title="Carrier NAIC numbers"
      action={
        <Button kind="secondary" small onClick={() => setAsked({ what: 'edit', code: undefined })}>
          Add carrier
        </Button>
      }
    >
      <div className={classes.stack}>
        {missing.length > 0 && (
          <Notice kind="warning">Certificates leave the NAIC number blank for: {missing.join(', ')}.</Notice>
        )}
        <RecordList
          label="Carrier NAIC numbers"
          name="carriers"
          noun={{ one: 'carrier', many: 'carriers' }}
          columns={columns}
          actions={actionsColumn(setAsked)}
          rows={carrierCodes}
          rowKey={({ id }) => id}
          fileName={`${brokerCode} carrier NAIC numbers.csv`}
          empty={
            <EmptyState title="No carriers yet">Add the NAIC number of each carrier. Certificates state it.</EmptyState>
          }
        />
      </div>
      {asked?.what === 'edit' && (
        <CodeDialog accountId={accountId} brokerCode={brokerCode} code={asked.code} onClose={close} />
      )}
      {asked?.what === 'remove' && (
        <ConfirmCall
          title={`Remove ${asked.code.carrier}?`}
          confirmLabel="Remove"
          failure={certificateMessages.saveFailed}
          run={() => calls.removeCode(brokerCode, asked.code)}
          onClose={close}
        >
          <p>New certificates leave the NAIC number of this carrier blank.</p>
        </ConfirmCall>
      )}
    </Card>
  )
}

interface DialogProps {
  readonly accountId: string
  readonly brokerCode: string
  readonly code: CarrierCode | undefined
  readonly onClose: () => void
}

function CodeDialog({ accountId, brokerCode, code, onClose }: DialogProps) {
  const { addCode, changeCode } = useCertificateCalls(accountId)
  return (
    <RecordDialog
      title={code === undefined ? 'Add carrier' : 'Edit carrier'}
      fields={carrierCode.fields}
      schema={carrierCode.draft}
      stale={useSavedMeanwhile(changeCodeKey, code, onClose)}
      failure={certificateMessages.saveFailed}
      onSave={(draft, base) => (base === undefined ? addCode(brokerCode, draft) : changeCode(brokerCode, base, draft))}
      onClose={onClose}
    />
  )
}
