import { nameFault } from '@portico/contract/areas/documents/document.rules.ts'
import { documentTypeNames, type DocumentType } from '@portico/contract/areas/documents/document-types.ts'
import type { AccountDocument, FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { refusedWith } from '../../../platform/call-error.ts'
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
  const { save } = useDocumentActions(accountId)
  const [theirs, setTheirs] = useState<AccountDocument>()
  const form = useForm<Values>({ defaultValues: valuesOf(document) })
  const { register, formState } = form

  const saveFrom = async (values: Values, { id, version }: AccountDocument): Promise<void> => {
    const { name, type, isInternal, folderId, tags } = values
    const fields = {
      name: name.trim(),
      type,
      isInternal,
      folderId: folderId === '' ? null : folderId,
      tags: tagsOf(tags),
    }
    try {
      await save(id, { ...fields, version })
      toasts.show('success', 'Document saved')
      onClose()
    } catch (error) {
      if (refusedWith(saveKey, error, 409)) setTheirs(error.body.current)
      throw error
    }
  }

  return (
    <FormDialog
      title="Edit document"
      form={form}
      onSave={(values) => saveFrom(values, theirs ?? document)}
      onClose={onClose}
      canSave={theirs === undefined}
      failure="The document could not be saved."
      conflict={
        theirs && {
          message: messages.stale,
          differences: differences(form.getValues(), valuesOf(theirs), tree),
          onTakeTheirs: onClose,
        }
      }
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
  const words = ({ name, type, folderId, tags, isInternal }: Values) => ({
    Name: name,
    Type: documentTypeNames[type],
    Folder: folderPath(tree.folders, folderId === '' ? null : folderId),
    Tags: tags,
    Seen: isInternal ? 'by the brokerage alone' : 'by the insured too',
  })
  const [ours, others] = [words(mine), words(theirs)]
  return Object.keys(ours)
    .map((field) => ({ field, mine: ours[field as keyof typeof ours], theirs: others[field as keyof typeof others] }))
    .filter((each) => each.mine !== each.theirs)
}
