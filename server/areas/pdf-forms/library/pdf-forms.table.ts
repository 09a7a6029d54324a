export type PdfFormTables = {
  pdf_forms: {
    form_id: string
    file_key: string
    file_bytes: number
    /** Hexadecimal. */
    sha256: string
    pages: number
    /** What was taken out of it, a sentence each. */
    removed: string[]
  }
}
