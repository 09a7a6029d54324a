import { linkMessages } from '@portico/contract/areas/links/link.messages.ts'
import { quickLink } from '@portico/contract/areas/links/link.shapes.ts'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import { useLinkChanges } from './links.queries.ts'

interface Props {
  readonly accountCode: string
  readonly onClose: () => void
}

const { displayText, linkValue } = quickLink.fields
const fields = { displayText: { ...displayText, wide: true }, linkValue: { ...linkValue, wide: true } }

/** Adds a quick link to an account. */
export default function AddLinkDialog({ accountCode, onClose }: Props) {
  const { add } = useLinkChanges(accountCode)
  return (
    <RecordDialog
      title="Add a quick link"
      saveLabel="Add Link"
      saveIf="valid"
      fields={fields}
      schema={quickLink.draft}
      failure={linkMessages.addFailed}
      onSave={add}
      onClose={onClose}
    />
  )
}
