import type { Form, FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import { useState } from 'react'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { refusedFields } from '../../../platform/call-error.ts'
import { addForm, addPdfForm } from './forms.queries.ts'
import type { LayoutOwner } from './layout-owner.ts'

interface Added {
  readonly form: Form
  /** What was left out of a PDF, a sentence each. */
  readonly removed: readonly string[]
}

/** The PDF that a new form is made of, where one is wanted. */
export function usePdfFile(owner: Exclude<LayoutOwner, { level: 'ACCOUNT' }>, isWanted: boolean) {
  const [file, setFile] = useState<File>()
  const [refused, setRefused] = useState<string>()
  return {
    mayAdd: !isWanted || file !== undefined,
    refused,
    choose: (chosen: File | undefined): void => {
      setRefused(undefined)
      setFile(chosen)
    },
    add: async (draft: FormDraft): Promise<Added> => {
      if (file === undefined) return { form: await addForm(owner, draft), removed: [] }
      try {
        return await addPdfForm(owner, draft, file)
      } catch (error) {
        setRefused(refusedFields(error)?.['file'])
        throw error
      }
    },
  }
}

/** Chooses the PDF, and says why one was not taken. */
export function PdfFileField({ pdf }: { readonly pdf: ReturnType<typeof usePdfFile> }) {
  return (
    <TextField
      type="file"
      label="PDF"
      required
      accept=".pdf,application/pdf"
      description="Flat or with fields, 10 MB at most. Its fields become questions."
      error={pdf.refused}
      onChange={(event) => pdf.choose(event.currentTarget.files?.[0])}
    />
  )
}
