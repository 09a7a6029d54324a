import { acceptedEndings } from '@portico/contract/areas/documents/document-formats.ts'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { IconButton } from '../../kit/controls/icon-button.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
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
  readonly onChange: (attached: readonly Attached[]) => void
}

/** Attachments of a message. They are added to the account's library first, under unique names. */
export function AttachFiles({ accountId, isInternal, attached, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const added: Attached[] = []
      for (const file of files) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: what fails names its file
        added.push(await addToLibrary(accountId, isInternal, file))
      }
      return added
    },
    onSuccess: (added) => onChange([...attached, ...added]),
    onError: (error) => toasts.show('error', reasonOf(error, 'The file could not be attached.', 'file')),
  })
  return (
    <div className={classes.attach}>
      <Button
        kind="secondary"
        small
        icon={<IconPaperclip size={16} aria-hidden />}
        busy={isPending}
        onClick={() => input.current?.click()}
      >
        Attach files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        accept={acceptedEndings}
        onChange={(event) => {
          mutate([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      {attached.length > 0 && (
        <ul className={classes.files} aria-label="Attached files">
          {attached.map(({ id, name }) => (
            <li key={id}>
              {name}
              <IconButton
                label={`Remove ${name}`}
                icon={<IconX size={14} />}
                small
                onClick={() => onChange(attached.filter((other) => other.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function addToLibrary(accountId: string, isInternal: boolean, file: File): Promise<Attached> {
  return call('POST /api/accounts/{accountId}/documents', {
    params: { accountId },
    query: { isInternal: String(isInternal), onSameName: 'both' },
    file,
  })
}
