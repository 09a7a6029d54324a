import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { type Sending, SendingCanceled } from '../../platform/files/sending.ts'
import { useWork } from '../../platform/use-work.ts'
import { Button } from '../controls/button.tsx'
import { ProgressBar } from '../data/progress-bar.tsx'
import { Notice } from '../feedback/notice.tsx'
import { ProgressText } from '../feedback/progress-text.tsx'
import { DropArea } from './drop-area.tsx'
import { FileButton } from './file-button.tsx'
import { type FileLimits, errorOf } from './file-rules.ts'
import classes from './files.module.css'

interface Props
  extends FileLimits, Pick<ComponentProps<typeof Button>, 'kind' | 'small' | 'icon' | 'disabled' | 'aria-label'> {
  /** The text of the button. */
  readonly label: string
  /** The name of the file field itself. */
  readonly inputLabel: string
  readonly multiple?: boolean
  /** Where a dropped file goes; left out where none can be dropped. */
  readonly dropInto?: string
  /** The text for a file that is rejected without a reason. */
  readonly failure: string
  /** Sends one file. A file that goes piece by piece tells its progress, and can be canceled. */
  readonly onSend: (file: File, sending: Sending) => Promise<unknown>
  /** What is said before the button. */
  readonly children?: ReactNode
}

interface Way {
  readonly file: File
  /** Undefined while nothing is known of the progress. */
  readonly sent?: number
  readonly isCut?: boolean
}

/** Chooses files, checks them, and sends them one after the other, with their progress. */
export function FileSender(props: Props) {
  const { label, inputLabel, accept, multiple = false, dropInto, kind = 'secondary', small, icon, disabled } = props
  const { busy, way, refused, send, cancel } = useSender(props)
  return (
    <DropArea into={busy ? undefined : dropInto} onFiles={(files) => send(multiple ? files : files.slice(0, 1))}>
      <div className={classes.sender}>
        {props.children}
        {refused !== undefined && <Notice kind="error">{refused}</Notice>}
        <div className={classes.row}>
          <FileButton
            kind={kind}
            small={small}
            icon={icon}
            disabled={disabled}
            busy={busy}
            aria-label={props['aria-label']}
            inputLabel={inputLabel}
            accept={accept}
            multiple={multiple}
            onFiles={send}
          >
            {label}
          </FileButton>
          <span role="status" className={classes.name}>
            {way !== undefined && <Words {...way} />}
          </span>
          {way?.sent !== undefined && way.sent < way.file.size && (
            <Button kind="quiet" small onClick={cancel}>
              Cancel
            </Button>
          )}
        </div>
        {way?.sent !== undefined && (
          <ProgressBar label={`Uploading ${way.file.name}`} percent={(100 * way.sent) / way.file.size} />
        )}
      </div>
    </DropArea>
  )
}

function useSender({ failure, onSend, ...limits }: Props) {
  const { busy, refused, run } = useWork()
  const [errorText, setErrorText] = useState<string>()
  const [way, setWay] = useState<Way>()
  const canceled = useRef(false)

  const sendOne = async (file: File): Promise<void> => {
    setWay({ file })
    await onSend(file, {
      onSent: (sent) => setWay({ file, sent }),
      onCut: () => setWay((now) => now && { ...now, isCut: true }),
      isCanceled: () => canceled.current,
    })
  }
  const sendAll = async (files: readonly File[]): Promise<void> => {
    try {
      for (const file of files) {
        // oxlint-disable-next-line no-await-in-loop -- one file after the other
        await sendOne(file)
      }
    } catch (error) {
      if (!(error instanceof SendingCanceled)) throw error
    } finally {
      setWay(undefined)
    }
  }
  const send = (files: readonly File[]): void => {
    if (busy) return
    const wrong = files.find((file) => errorOf(file, limits) !== undefined)
    setErrorText(wrong && `${wrong.name}: ${errorOf(wrong, limits)}`)
    if (wrong !== undefined) return
    canceled.current = false
    void run(() => sendAll(files), failure, 'file')
  }
  const cancel = (): void => {
    canceled.current = true
  }
  return { busy, way, refused: errorText ?? refused, send, cancel }
}

function Words({ file: { name, size }, sent, isCut = false }: Way) {
  if (isCut) return `${name}: no connection. The upload will resume automatically.`
  if (sent === undefined) return `Sending ${name}…`
  return <ProgressText words={`Sending ${name}, ${sizeText(sent)} of ${sizeText(size)}`} share={sent / size} />
}
