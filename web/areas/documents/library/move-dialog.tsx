import type { AccountDocument, FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import { useForm } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { useDocumentActions } from '../documents.queries.ts'
import { nested } from './places.ts'

interface Props {
  readonly accountId: string
  readonly tree: FolderTree
  readonly documents: readonly AccountDocument[]
  readonly onClose: () => void
}

/** Folders as the options of a field; the top is the empty one. */
export const folderOptions = (tree: FolderTree) => [
  { value: '', label: 'Library' },
  ...nested(tree.folders).map(({ id, name, depth }) => ({ value: id, label: `${'\u2003'.repeat(depth)}${name}` })),
]

/** Moves documents to another folder. */
export function MoveDialog({ accountId, tree, documents, onClose }: Props) {
  const { move } = useDocumentActions(accountId)
  const form = useForm({ defaultValues: { folder: documents[0]?.folderId ?? '' } })
  const [first] = documents
  return (
    <FormDialog
      title={documents.length === 1 ? `Move ${first?.name ?? ''}` : `Move ${documents.length} documents`}
      form={form}
      saveLabel="Move"
      failure="Nothing was moved."
      onClose={onClose}
      onSave={async ({ folder }) => {
        await move(
          documents.map(({ id }) => id),
          folder === '' ? null : folder,
        )
        toasts.show('success', documents.length === 1 ? 'Document moved' : `${documents.length} documents moved`)
        onClose()
      }}
    >
      <SelectField label="To folder" data={folderOptions(tree)} {...form.register('folder')} />
    </FormDialog>
  )
}
