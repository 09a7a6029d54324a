import { acceptedEndings } from '@portico/contract/areas/documents/document-formats.ts'
import { FileNames } from '../../kit/files/file-names.tsx'
import { FileSender } from '../../kit/files/file-sender.tsx'
import { addDocument } from '../documents/documents.public.ts'
import classes from './communications.module.css'

export interface Attached {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly accountId: string
  /** Whether they are for an internal note: then only the brokerage sees them. */
  readonly isInternal: boolean
  readonly attached: readonly Attached[]
  readonly onChange: (change: (attached: readonly Attached[]) => readonly Attached[]) => void
}

/** Attachments of a message. They are added to the account's library first, under unique names. */
export function AttachFiles({ accountId, isInternal, attached, onChange }: Props) {
  return (
    <div className={classes.attach}>
      <FileSender
        small
        label="Attach files"
        inputLabel="Files to attach"
        accept={acceptedEndings}
        multiple
        failure="The file could not be attached. Please try again."
        onSend={async (file) => {
          const added = await addDocument(accountId, file, isInternal)
          onChange((before) => [...before, added])
        }}
      />
      <FileNames
        label="Attached files"
        files={attached.map(({ id, name }) => ({ key: id, name }))}
        onRemove={(key) => onChange((before) => before.filter(({ id }) => id !== key))}
      />
    </div>
  )
}
