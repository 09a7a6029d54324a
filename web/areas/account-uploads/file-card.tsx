import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import { uploadLimits } from '@portico/contract/areas/account-uploads/upload-columns.ts'
import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import { sheetEndings } from '../../kit/files/file-rules.ts'
import { FileSender } from '../../kit/files/file-sender.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { TemplateLinks } from '../../kit/uploads/template-links.tsx'
import { formatCount } from '../../platform/formats.ts'
import { templateAddress, useUploadCalls } from './uploads.queries.ts'

interface Props {
  readonly brokerCode: string
  readonly onRead: (uploadId: string) => void
}

/** Offers the template and takes the file. */
export function FileCard({ brokerCode, onRead }: Props) {
  const { send } = useUploadCalls(brokerCode)
  return (
    <Card title="Upload a file">
      <FileSender
        kind="primary"
        label="Choose file"
        inputLabel="Accounts file"
        accept={sheetEndings}
        maxBytes={uploadLimits.bytes}
        dropInto="this upload"
        failure={uploadMessages.sendFailed}
        onSend={async (file) => onRead((await send(file)).uploadId)}
      >
        <p>
          One account per row, up to {formatCount(uploadLimits.rows)} rows and {sizeText(uploadLimits.bytes)}. No
          account is created until you review the rows. The example row of the template is ignored.
        </p>
        <TemplateLinks addressOf={(format) => templateAddress(brokerCode, format)} />
      </FileSender>
    </Card>
  )
}
