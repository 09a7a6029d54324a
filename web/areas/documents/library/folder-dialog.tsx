import type { FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import { nameFault } from '@portico/contract/areas/documents/document.rules.ts'
import { useForm } from 'react-hook-form'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { useDocumentActions } from '../documents.queries.ts'
import type { Asked } from './library-dialog.tsx'
import { folderPath } from './places.ts'

interface Props {
  readonly accountId: string
  readonly tree: FolderTree
  readonly asked: Extract<Asked, { readonly what: 'add-folder' | 'rename-folder' }>
  readonly onClose: () => void
}

const failure = 'The folder could not be saved.'

/** Makes a folder or renames one. */
export function FolderDialog({ accountId, tree, asked, onClose }: Props) {
  const { addFolder, renameFolder } = useDocumentActions(accountId)
  const isNew = asked.what === 'add-folder'
  const form = useForm({ defaultValues: { name: isNew ? '' : asked.name, isInternal: false } })
  const { register, formState, setError } = form

  const save = async ({ name, isInternal }: { name: string; isInternal: boolean }): Promise<void> => {
    const typed = name.trim()
    try {
      if (isNew) await addFolder({ parentId: asked.parentId, name: typed, isInternal })
      else await renameFolder(asked.folderId, typed)
      onClose()
    } catch (error) {
      setError('name', { message: reasonOf(error, failure) }, { shouldFocus: true })
    }
  }

  return (
    <FormDialog
      title={isNew ? 'New folder' : 'Rename folder'}
      form={form}
      onSave={save}
      onClose={onClose}
      failure={failure}
    >
      <TextField
        label="Name"
        required
        data-autofocus
        description={isNew ? `In ${folderPath(tree.folders, asked.parentId)}` : undefined}
        error={formState.errors.name?.message}
        {...register('name', { validate: (name) => nameFault(name.trim()) ?? true })}
      />
      {isNew && tree.maySeeInternal && (
        <CheckField
          label="Internal"
          description="The insured sees it only once something in it is shared with them."
          {...register('isInternal')}
        />
      )}
    </FormDialog>
  )
}
