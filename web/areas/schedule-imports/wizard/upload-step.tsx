import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { ProgressWords } from '../../../kit/feedback/progress-words.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { DropArea } from '../../documents/documents.door.ts'
import { sendFile } from './send-file.ts'
import classes from './wizard.module.css'

interface Props {
  readonly accountId: string
  readonly type: ScheduleType
  /** Undefined for rows without a tab. */
  readonly tabId: number | undefined
  readonly onBegun: (scheduleImportId: string) => void
}

interface Way {
  readonly file: File
  readonly sent: number
  readonly isCut: boolean
}

/** Chooses and uploads the file, with progress; resumes after a lost connection. */
export function UploadStep({ accountId, type, tabId, onBegun }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [way, setWay] = useState<Way>()
  const [refused, setRefused] = useState<string>()
  const canceled = useRef(false)

  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined || way !== undefined) return
    canceled.current = false
    setRefused(undefined)
    setWay({ file, sent: 0, isCut: false })
    try {
      const begun = await sendFile(
        file,
        { accountId, type, tabId },
        {
          onSent: (sent) => setWay({ file, sent, isCut: false }),
          onCut: () => setWay((now) => now && { ...now, isCut: true }),
          isCanceled: () => canceled.current,
        },
      )
      if (begun !== undefined) onBegun(begun)
    } catch (error) {
      setRefused(reasonOf(error, 'The file could not be uploaded. Please try again.', 'file'))
    } finally {
      setWay(undefined)
    }
  }

  return (
    <Card title="Choose a file">
      <DropArea into="this schedule" onFiles={(files) => void send(files[0])}>
        <div className={classes.choose}>
          {refused !== undefined && <Notice kind="error">{refused}</Notice>}
          {way === undefined ? (
            <>
              <p>
                A CSV, TSV, XLSX, XLSB, or XLS file. Drop a file here or choose one. The schedule does not change until
                you review and confirm the import.
              </p>
              <Button icon={<IconUpload size={18} aria-hidden />} onClick={() => input.current?.click()}>
                Choose file
              </Button>
            </>
          ) : (
            <>
              <OnItsWay {...way} />
              <Button kind="secondary" small onClick={() => (canceled.current = true)}>
                Cancel
              </Button>
            </>
          )}
          <input
            ref={input}
            type="file"
            hidden
            aria-label="File to import"
            accept=".csv,.tsv,.txt,.xlsx,.xlsb,.xls"
            onChange={(event) => {
              void send(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </div>
      </DropArea>
    </Card>
  )
}

function OnItsWay({ file: { name, size }, sent, isCut }: Way) {
  const share = sent / Math.max(1, size)
  return (
    <>
      <p className={classes.file} role="status">
        <strong>{name}</strong>{' '}
        {isCut ? (
          'No connection. The upload will resume automatically.'
        ) : (
          <ProgressWords words={`${sizeText(sent)} of ${sizeText(size)}`} share={share} />
        )}
      </p>
      <ProgressBar label={`Uploading ${name}`} percent={100 * share} />
    </>
  )
}
