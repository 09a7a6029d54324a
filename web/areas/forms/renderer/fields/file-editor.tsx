import { acceptedEndings } from '@portico/contract/areas/documents/document-formats.ts'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FileNames } from '../../../../kit/files/file-names.tsx'
import { FileSender } from '../../../../kit/files/file-sender.tsx'
import { FieldGroup } from '../../../../kit/forms/field-group.tsx'
import { call } from '../../../../platform/client.ts'
import { apiAddress } from '../../../../platform/files/api-address.ts'
import { addDocument } from '../../../documents/documents.public.ts'
import { listOf } from '../model/answer-text.ts'
import { useForm } from '../form-context.ts'
import type { EditorProps } from './editor.ts'
import classes from './editors.module.css'

const documentKey = 'GET /api/accounts/{accountId}/documents/{documentId}'

/** Files that answer a question: they are uploaded to the account's library, and the answer refers to them. */
export function FileEditor({ question, field: { value }, error, onSet }: EditorProps) {
  const { accountId, files: stored } = useForm()
  const ids = listOf(value)
  // Several files are added one after the other, each to the answer as it is by then.
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  })
  const send = async (file: File): Promise<void> => {
    const id = stored === undefined ? (await addDocument(accountId ?? '', file)).id : await stored.add(file)
    const all = [...latest.current, id]
    latest.current = all
    onSet(all)
  }
  return (
    <FieldGroup label={question.label} description={question.help || undefined} error={error}>
      <div className={classes.files}>
        <AnswerFiles
          ids={ids}
          label={question.label}
          onRemove={(id) => onSet(ids.length === 1 ? null : ids.filter((other) => other !== id))}
        />
        <FileSender
          small
          icon={<IconPaperclip size={16} aria-hidden />}
          disabled={accountId === null && stored === undefined}
          label="Add files"
          inputLabel={`Files: ${question.label}`}
          accept={acceptedEndings}
          multiple
          failure="The file could not be added. Please try again."
          onSend={send}
        />
      </div>
    </FieldGroup>
  )
}

interface FilesProps {
  readonly ids: readonly string[]
  readonly label: string
  readonly onRemove?: (id: string) => void
}

/** The files of an answer by their names; one that was deleted says so. */
export function AnswerFiles({ ids, label, onRemove }: FilesProps) {
  const { accountId, files: stored } = useForm()
  const documents = useQueries({
    queries: ids.map((documentId) => ({
      queryKey: [documentKey, { params: { accountId: accountId ?? '', documentId } }, 'name'],
      queryFn: () =>
        // A missing one is no reason to leave the form.
        call(documentKey, { params: { accountId: accountId ?? '', documentId } }).catch(() => null),
      enabled: accountId !== null,
    })),
  })
  const files = ids.map((id, at) => {
    const document = documents[at]?.data
    const known = stored?.nameOf(id) ?? document?.document.name ?? 'File'
    const name = document === null ? 'A file that is no longer in the library' : known
    if (document == null || accountId === null) return { key: id, name }
    const address = apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${id}`)
    return { key: id, name, shown: <a href={address}>{name}</a> }
  })
  return <FileNames label={label} files={files} onRemove={onRemove} />
}
