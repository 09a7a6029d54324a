import { nameFault } from '@portico/contract/areas/documents/document.rules.ts'
import { documentTypeNames, type DocumentType } from '@portico/contract/areas/documents/document-types.ts'
import type { AccountDocument, FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import { useForm } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { saveKey, useDocumentActions } from '../documents.queries.ts'
import { folderOptions } from './move-dialog.tsx'
import { folderPath } from './places.ts'
import classes from './library.module.css'

interface Values {
  readonly name: string
  readonly folderId: string
  readonly type: DocumentType
  readonly tags: string
  readonly isInternal: boolean
}

interface Props {
  readonly accountId: string
  readonly tree: FolderTree
  readonly document: AccountDocument
  readonly onClose: () => void
}

const types = Object.entries(documentTypeNames).map(([value, label]) => ({ value, label }))

const valuesOf = ({ name, folderId, type, tags, isInternal }: AccountDocument): Values => ({
  name,
  type,
  isInternal,
  folderId: folderId ?? '',
  tags: tags.join(', '),
})

const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** Renames, moves, tags and shares a document. */
export function EditDialog({ accountId, tree, document, onClose }: Props) {
  const { save: send } = useDocumentActions(accountId)
  const { start, base, save, conflictOf } = useSavedMeanwhile(saveKey, document, onClose)
  const form = useForm<Values>({ defaultValues: valuesOf(start) })
  const { register, formState } = form

  const sendValues = async ({ name, type, isInternal, folderId, tags }: Values): Promise<void> => {
    await send(base.id, {
      name: name.trim(),
      type,
      isInternal,
      folderId: folderId === '' ? null : folderId,
      tags: tagsOf(tags),
      version: base.version,
    })
    toasts.show('success', 'Document saved')
  }

  return (
    <FormDialog
      title="Edit document"
      form={form}
      onSave={(values) => save(sendValues(values))}
      onClose={onClose}
      failure="The document could not be saved."
      conflict={conflictOf((theirs) => differences(form.getValues(), valuesOf(theirs), tree))}
    >
      <div className={classes.fields}>
        <TextField
          label="Name"
          required
          data-autofocus
          error={formState.errors.name?.message}
          {...register('name', { validate: (name) => nameFault(name.trim()) ?? true })}
        />
        <SelectField label="Type" data={types} {...register('type')} />
        <SelectField label="Folder" data={folderOptions(tree)} {...register('folderId')} />
        <TextField
          label="Tags"
          description="With commas between, such as 2026, renewal"
          error={formState.errors.tags?.message}
          {...register('tags')}
        />
        {tree.maySeeInternal && (
          <CheckField
            label="Internal"
            description="Seen by the brokerage alone. Untick it to share the document with the insured."
            {...register('isInternal')}
          />
        )}
      </div>
    </FormDialog>
  )
}

function differences(mine: Values, theirs: Values, tree: FolderTree) {
  return differencesIn(mine, theirs, [
    ['Name', ({ name }) => name],
    ['Type', ({ type }) => documentTypeNames[type]],
    ['Folder', ({ folderId }) => folderPath(tree.folders, folderId === '' ? null : folderId)],
    ['Tags', ({ tags }) => tags],
    ['Seen', ({ isInternal }) => (isInternal ? 'by the brokerage alone' : 'by the insured too')],
  ])
}
