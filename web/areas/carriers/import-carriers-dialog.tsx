import { carrierMessages } from '@portico/contract/areas/carriers/carrier.messages.ts'
import { ImportDialog } from '../../kit/lists/import-dialog.tsx'
import { useNaicCalls } from './carriers.queries.ts'

interface Props {
  readonly brokerCode: string
  readonly pageKey: string
  readonly onClose: () => void
}

/** Adds and changes carriers from a spreadsheet. */
export function ImportCarriersDialog({ brokerCode, pageKey, onClose }: Props) {
  const { importFile } = useNaicCalls(brokerCode, pageKey)
  return (
    <ImportDialog
      title="Import carriers"
      inputLabel="Carriers file"
      failure={carrierMessages.saveFailed}
      onSend={importFile}
      onClose={onClose}
    >
      <p>
        Choose an Excel workbook or CSV file with one carrier per row. The first row has the headings: Carrier, NAIC
        number, Rating, Financial size, Rating as of, Rating source, Mailing address. Enter ratings that you verified
        yourself.
      </p>
      <p>Carriers on the list take the values of their row. A blank cell changes nothing.</p>
    </ImportDialog>
  )
}
