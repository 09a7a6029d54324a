import { documentTypeNames } from '@portico/contract/areas/documents/document-types.ts'
import {
  type AccountDocument,
  DocumentEdit,
  type FolderTree,
} from '@portico/contract/areas/documents/document.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import type { FormFields } from '../../../kit/records/form-fields.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { saveKey, useDocumentActions } from '../documents.queries.ts'
import { folderOptions } from './move-dialog.tsx'

interface Props {
  readonly accountId: string
  readonly tree: FolderTree
  readonly document: AccountDocument
  readonly onClose: () => void
}

const schema = DocumentEdit.omit({ version: true })
const { shape } = schema

const tagsOf = (typed: unknown): string[] =>
  String(typed)
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

const fieldsOf = (tree: FolderTree): FormFields => ({
  name: { kind: 'text', label: 'Name', required: true, schema: shape.name },
  type: { kind: 'choice', label: 'Type', choices: choicesOf(documentTypeNames), schema: shape.type },
  folderId: { kind: 'choice', label: 'Folder', choices: folderOptions(tree), schema: shape.folderId },
  tags: {
    kind: 'text',
    label: 'Tags',
    help: 'Separate tags with commas. Example: 2026, renewal',
    schema: shape.tags,
    typed: (tags) => (Array.isArray(tags) ? tags.join(', ') : ''),
    read: tagsOf,
  },
  isInternal: {
    kind: 'yes-no',
    label: 'Internal',
    help: 'Visible to the brokerage only. Clear this box to share the document with the insured.',
    schema: shape.isInternal,
    hidden: !tree.maySeeInternal,
  },
})

/** Renames, moves, tags and shares a document. */
export function EditDialog({ accountId, tree, document, onClose }: Props) {
  const { save } = useDocumentActions(accountId)
  return (
    <RecordDialog
      title="Edit document"
      fields={fieldsOf(tree)}
      schema={schema}
      stale={useSavedMeanwhile(saveKey, document, onClose)}
      failure="The document could not be saved."
      onSave={async (edit, base = document) => {
        await save(base.id, { ...edit, version: base.version })
        toasts.show('success', 'Document saved')
      }}
      onClose={onClose}
    />
  )
}
