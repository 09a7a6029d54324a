import { acceptedEndings } from '@portico/contract/areas/documents/document-formats.ts'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMutation, useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { IconButton } from '../../../../kit/controls/icon-button.tsx'
import { toasts } from '../../../../kit/feedback/toasts.ts'
import { FieldGroup } from '../../../../kit/forms/field-group.tsx'
import { reasonOf } from '../../../../platform/call-error.ts'
import { call } from '../../../../platform/client.ts'
import { listOf } from '../model/answer-text.ts'
import { useForm } from '../form-context.ts'
import type { EditorProps } from './editor.ts'
import classes from './editors.module.css'
import { apiAddress } from '../../../../platform/files/api-address.ts'

const documentKey = 'GET /api/accounts/{accountId}/documents/{documentId}'

/** Files that answer a question: they are uploaded to the account's library, and the answer refers to them. */
export function FileEditor({ question, field: { value }, error, onSet }: EditorProps) {
  const { accountId, files: kept } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const ids = listOf(value)
  const { mutate, isPending } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const added: string[] = []
      for (const file of files) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: what fails names its file
        added.push(await (kept === undefined ? addToLibrary(accountId ?? '', file) : kept.add(file)))
      }
      return added
    },
    onSuccess: (added) => onSet([...ids, ...added]),
    onError: (failure) => toasts.show('error', reasonOf(failure, 'The file could not be added.', 'file')),
  })
  return (
    <FieldGroup label={question.label} description={question.help || undefined} error={error}>
      <div className={classes.files}>
        <FileNames ids={ids} onRemove={(id) => onSet(ids.length === 1 ? null : ids.filter((other) => other !== id))} />
        <Button
          kind="secondary"
          small
          icon={<IconPaperclip size={16} aria-hidden />}
          busy={isPending}
          disabled={accountId === null && kept === undefined}
          onClick={() => input.current?.click()}
        >
          Add files
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={`Files: ${question.label}`}
          accept={acceptedEndings}
          onChange={(event) => {
            mutate([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </div>
    </FieldGroup>
  )
}

interface NamesProps {
  readonly ids: readonly string[]
  readonly onRemove?: (id: string) => void
}

/** The file names of an answer; deleted files are marked. */
export function FileNames({ ids, onRemove }: NamesProps) {
  const { accountId, files: kept } = useForm()
  const documents = useQueries({
    queries: ids.map((documentId) => ({
      queryKey: [documentKey, { params: { accountId: accountId ?? '', documentId } }, 'name'],
      queryFn: () =>
        // A missing one is no reason to leave the form.
        call(documentKey, { params: { accountId: accountId ?? '', documentId } }).catch(() => null),
      enabled: accountId !== null,
    })),
  })
  if (ids.length === 0) return null
  return (
    <ul className={classes.fileNames}>
      {ids.map((id, at) => {
        const document = documents[at]?.data
        const known = kept?.nameOf(id) ?? document?.document.name ?? 'File'
        const name = document === null ? 'A file that is no longer in the library' : known
        return (
          <li key={id}>
            {document == null || accountId === null ? (
              name
            ) : (
              <a href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${id}`)}>{name}</a>
            )}
            {onRemove !== undefined && (
              <IconButton label={`Remove ${name}`} icon={<IconX size={14} />} small onClick={() => onRemove(id)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

async function addToLibrary(accountId: string, file: File): Promise<string> {
  const { id } = await call('POST /api/accounts/{accountId}/documents', {
    params: { accountId },
    query: { isInternal: 'false', onSameName: 'both' },
    file,
  })
  return id
}
