import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import { toasts } from '../../kit/feedback/toasts.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { fetchFile } from '../../platform/client.ts'
import { saveFile } from '../../platform/downloads/save-file.ts'
import { apiAddress } from '../../platform/files/api-address.ts'

type DownloadedEntry = Pick<ApplicationEntry, 'id' | 'globalApp'>

/** Where the empty PDF is read that a PDF application is answered on. */
export const sheetsAddress = (accountId: string, appId: string): string =>
  apiAddress(`/api/accounts/${encodeURIComponent(accountId)}/apps/${encodeURIComponent(appId)}/sheets`)

/** Where the PDF of an application is read. */
export const pdfAddress = (accountId: string, { id, globalApp }: DownloadedEntry): string =>
  apiAddress(
    `/api/accounts/${encodeURIComponent(accountId)}/apps/${globalApp.type === 'PDF' ? 'file' : 'digital'}/${encodeURIComponent(id)}`,
  )

/** Hands the PDF of an application to the browser's downloads. */
export async function downloadPdf(accountId: string, { id: appId, globalApp }: DownloadedEntry): Promise<void> {
  try {
    const params = { id: accountId, appId }
    const { name, content } =
      globalApp.type === 'PDF'
        ? await fetchFile('GET /api/accounts/{id}/apps/file/{appId}', { params })
        : await fetchFile('GET /api/accounts/{id}/apps/digital/{appId}', { params })
    saveFile(name, content)
  } catch (error) {
    toasts.show('error', reasonOf(error, 'The PDF could not be created. Please try again.'))
  }
}
