import type { Form, FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import { useState } from 'react'
import { FileInput } from '../../../kit/files/file-input.tsx'
import { addForm, addPdfForm } from './forms.queries.ts'
import type { LayoutOwner } from './layout-owner.ts'

interface Added {
  readonly form: Form
  /** What was removed from a PDF, one sentence each. */
  readonly removed: readonly string[]
}

/** The PDF of a new form, if required. */
export function usePdfFile(owner: Exclude<LayoutOwner, { level: 'ACCOUNT' }>, isWanted: boolean) {
  const [file, setFile] = useState<File>()
  return {
    mayAdd: !isWanted || file !== undefined,
    choose: setFile,
    add: async (draft: FormDraft): Promise<Added> =>
      file === undefined ? { form: await addForm(owner, draft), removed: [] } : addPdfForm(owner, draft, file),
  }
}

/** Chooses the PDF. */
export function PdfFileField({ pdf }: { readonly pdf: ReturnType<typeof usePdfFile> }) {
  return (
    <FileInput
      label="PDF"
      required
      accept=".pdf"
      description="Flat or fillable, up to 10 MB. Fields become questions."
      onFile={pdf.choose}
    />
  )
}
