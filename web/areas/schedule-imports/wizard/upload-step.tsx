import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { sheetEndings } from '../../../kit/files/file-rules.ts'
import { FileSender } from '../../../kit/files/file-sender.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { call } from '../../../platform/client.ts'
import type { Sending } from '../../../platform/files/sending.ts'
import { uploadFile } from '../../documents/documents.public.ts'

interface Props {
  readonly accountId: string
  readonly type: ScheduleType
  /** Undefined for rows without a tab. */
  readonly tabId: number | undefined
  readonly onBegun: (scheduleImportId: string) => void
}

/** Chooses the file, uploads it, and starts an import with it. */
export function UploadStep({ accountId, type, tabId, onBegun }: Props) {
  const send = async (file: File, sending: Sending): Promise<void> => {
    const uploadId = await uploadFile(accountId, file, sending, { use: 'IMPORT' })
    const { scheduleImportId } = await call('POST /api/accounts/{id}/schedules/{type}/imports', {
      params: { id: accountId, type },
      body: { uploadId, ...(tabId !== undefined && { tabId }) },
    })
    onBegun(scheduleImportId)
  }
  return (
    <Card title="Choose a file">
      <FileSender
        kind="primary"
        label="Choose file"
        inputLabel="File to import"
        accept={sheetEndings}
        dropInto="this schedule"
        failure="The file could not be uploaded. Please try again."
        onSend={send}
      >
        <p>
          A CSV, TSV, XLSX, XLSB, or XLS file. Drop a file here or choose one. The schedule does not change until you
          review and confirm the import.
        </p>
      </FileSender>
    </Card>
  )
}
