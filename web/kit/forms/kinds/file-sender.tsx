import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef, useState } from 'react'
import { useWork } from '../../../platform/use-work.ts'
import { Button } from '../../controls/button.tsx'
import { Notice } from '../../feedback/notice.tsx'
import classes from './file-sender.module.css'

interface Props {
  /** What the button says. */
  readonly label: string
  /** What the file field is called. */
  readonly inputLabel: string
  /** File endings, such as `.pdf`. */
  readonly accept: string
  readonly multiple?: boolean
  /** The message for a file rejected without a reason. */
  readonly failure: string
  /** Uploads one file; `onSent` gets the bytes sent. */
  readonly onSend: (file: File, onSent: (bytes: number) => void) => Promise<unknown>
}

/** Uploads files one after the other with their progress; a phone offers its camera. */
export function FileSender({ label, inputLabel, accept, multiple = false, failure, onSend }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const work = useWork()
  const [sending, setSending] = useState('')
  const sendOne = (file: File): Promise<unknown> => {
    setSending(`${file.name}, 0%`)
    return onSend(file, (bytes) => setSending(`${file.name}, ${Math.round((100 * bytes) / Math.max(file.size, 1))}%`))
  }
  const send = (files: readonly File[]): Promise<unknown> =>
    files.reduce((before, file) => before.then(() => sendOne(file)), Promise.resolve<unknown>(undefined))
  return (
    <div className={classes.sender}>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <div className={classes.row}>
        <Button
          kind="secondary"
          busy={work.busy}
          icon={<IconUpload size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <span role="status">{work.busy ? `Sending ${sending}` : ''}</span>
      </div>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label={inputLabel}
        accept={accept}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) void work.run(() => send(files), failure, 'file')
        }}
      />
    </div>
  )
}
