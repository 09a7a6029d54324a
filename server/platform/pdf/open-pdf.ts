import { EncryptedPDFError, ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'
import { UnusablePdf } from './pdf-work.ts'

/** Opens a PDF; one with restrictions alone opens without a password, as readers open it. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  // The process for PDFs works on one of them: there is nothing to give way to.
  const options = { updateMetadata: false, preserveXFA: true, parseSpeed: ParseSpeeds.Fastest } as const
  try {
    return await PDFDocument.load(bytes, options)
  } catch (error) {
    if (!(error instanceof EncryptedPDFError)) throw error
  }
  return PDFDocument.load(bytes, { ...options, password: '' }).catch((error: unknown) => {
    throw new UnusablePdf('encrypted', { cause: error })
  })
}
