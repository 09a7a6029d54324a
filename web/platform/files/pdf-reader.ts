import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the bundler answers the address of the file, not what it exports
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

interface TypeChecked {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): {
      createScriptURL(address: string): string
    }
  }
}

/** The content security policy allows workers only from a trusted address; the only one is in our own build. */
const policy = (globalThis as TypeChecked).trustedTypes?.createPolicy('portico-pdf', {
  createScriptURL: (address) => {
    if (address !== workerAddress) throw new TypeError('Not the worker of the PDF reader')
    return address
  },
})

/** Opens a PDF, reading only the parts that its shown pages need. Nothing in it is ever run. */
export function openPdf(address: string): { readonly opened: Promise<PDFDocumentProxy>; close(): void } {
  const port = new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' })
  const worker = PDFWorker.create({ port })
  const task = getDocument({
    url: address,
    worker,
    withCredentials: true,
    useWasm: false,
    disableAutoFetch: true,
    rangeChunkSize: 262_144,
    enableXfa: false,
  })
  return {
    opened: task.promise,
    close: () => {
      void task.destroy().finally(() => port.terminate())
    },
  }
}
