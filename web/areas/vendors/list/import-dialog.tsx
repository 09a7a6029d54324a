import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { ImportDialog } from '../../../kit/lists/import-dialog.tsx'
import classes from '../vendors.module.css'
import { useVendorCalls } from '../vendors.queries.ts'

interface Props {
  readonly accountId: string
  readonly onClose: () => void
}

/** Adds vendors from a spreadsheet. */
export function ImportVendorsDialog({ accountId, onClose }: Props) {
  const { importVendors } = useVendorCalls(accountId)
  return (
    <ImportDialog
      title="Import vendors"
      inputLabel="Vendors file"
      failure={vendorMessages.saveFailed}
      onSend={importVendors}
      onClose={onClose}
    >
      <p>
        Choose an Excel workbook or CSV file with one vendor per row. The first row has the headings: Name, Contact,
        Email, Trade, Requirement set, Spend, Spend as of. Only Name is required.
      </p>
      <p className={classes.under}>Vendors that are on your list already stay unchanged.</p>
    </ImportDialog>
  )
}
