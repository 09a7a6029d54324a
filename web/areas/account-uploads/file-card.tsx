import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import { uploadLimits } from '@portico/contract/areas/account-uploads/upload-columns.ts'
import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { TemplateLinks } from '../../kit/uploads/template-links.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { formatCount } from '../../platform/formats.ts'
import { DropArea } from '../documents/documents.door.ts'
import classes from './uploads.module.css'
import { templateAddress, TooLarge, useUploadCalls } from './uploads.queries.ts'

interface Props {
  readonly brokerCode: string
  readonly onRead: (uploadId: string) => void
}

/** Offers the template and takes the file. */
export function FileCard({ brokerCode, onRead }: Props) {
  const { send } = useUploadCalls(brokerCode)
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || busy) return
    setBusy(true)
    setRefused(undefined)
    try {
      onRead((await send(file)).uploadId)
    } catch (error) {
      setRefused(error instanceof TooLarge ? error.message : reasonOf(error, uploadMessages.sendFailed, 'file'))
    }
    setBusy(false)
  }
  return (
    <Card title="Upload a file">
      <DropArea into="this upload" onFiles={(files) => void take(files[0])}>
        <div className={classes.stack}>
          <p>
            One account per row, up to {formatCount(uploadLimits.rows)} rows and {sizeText(uploadLimits.bytes)}. No
            account is created until you review the rows. The example row of the template is ignored.
          </p>
          <TemplateLinks addressOf={(format) => templateAddress(brokerCode, format)} />
          {refused !== undefined && <Notice kind="error">{refused}</Notice>}
          <div>
            <Button icon={<IconUpload size={18} aria-hidden />} busy={busy} onClick={() => input.current?.click()}>
              Choose file
            </Button>
          </div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Accounts file"
            accept=".csv,.tsv,.txt,.xlsx,.xlsb,.xls"
            onChange={(event) => {
              void take(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </div>
      </DropArea>
    </Card>
  )
}
