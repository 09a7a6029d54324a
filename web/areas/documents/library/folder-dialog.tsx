import { FolderDraft, type FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import type { FormFields } from '../../../kit/records/form-fields.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { useDocumentActions } from '../documents.queries.ts'
import type { Asked } from './library-dialog.tsx'
import { folderPath } from './places.ts'

interface Props {
  readonly accountId: string
  readonly tree: FolderTree
  readonly asked: Extract<Asked, { readonly what: 'add-folder' | 'rename-folder' }>
  readonly onClose: () => void
}

const schema = FolderDraft.omit({ parentId: true })

/** Makes a folder or renames one. */
export function FolderDialog({ accountId, tree, asked, onClose }: Props) {
  const { addFolder, renameFolder } = useDocumentActions(accountId)
  const isNew = asked.what === 'add-folder'
  const fields: FormFields = {
    name: {
      kind: 'text',
      label: 'Name',
      required: true,
      wide: true,
      schema: schema.shape.name,
      ...(isNew && { help: `In ${folderPath(tree.folders, asked.parentId)}` }),
    },
    isInternal: {
      kind: 'yes-no',
      label: 'Internal',
      help: 'The insured sees the folder only after a document in it is shared with them.',
      schema: schema.shape.isInternal,
      hidden: !isNew || !tree.maySeeInternal,
    },
  }
  return (
    <RecordDialog
      title={isNew ? 'New folder' : 'Rename folder'}
      fields={fields}
      schema={schema}
      start={isNew ? {} : { name: asked.name }}
      failure="The folder could not be saved."
      onSave={({ name, isInternal }) =>
        isNew ? addFolder({ parentId: asked.parentId, name, isInternal }) : renameFolder(asked.folderId, name)
      }
      onClose={onClose}
    />
  )
}
