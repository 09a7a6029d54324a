import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from '../../../platform/files/pdf-reader.ts'

/** The pages of a PDF: undefined while loading, null if they cannot be read. */
export function useSheets(address: string): PDFDocumentProxy | null | undefined {
  const [read, setRead] = useState<PDFDocumentProxy | null>()
  useEffect(() => {
    let close = (): void => undefined
    let isClosed = false
    // The reader is the heaviest part of the portal: load it with the first page that needs it.
    const open = async (): Promise<PDFDocumentProxy> => {
      const { openPdf } = await import('../../../platform/files/pdf-reader.ts')
      const reading = openPdf(address)
      close = reading.close
      if (isClosed) close()
      return reading.opened
    }
    open().then(
      (pdf) => !isClosed && setRead(pdf),
      () => !isClosed && setRead(null),
    )
    return () => {
      isClosed = true
      close()
    }
  }, [address])
  return read
}
