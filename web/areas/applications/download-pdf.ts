import { toasts } from '../../kit/feedback/toasts.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { fetchFile } from '../../platform/client.ts'
import { saveFile } from '../../platform/downloads/save-file.ts'

/** Hands the PDF of an application to the browser's downloads. */
export async function downloadPdf(accountId: string, appId: string): Promise<void> {
  try {
    const params = { id: accountId, appId }
    const { name, content } = await fetchFile('GET /api/accounts/{id}/apps/digital/{appId}', { params })
    saveFile(name, content)
  } catch (error) {
    toasts.show('error', reasonOf(error, 'The PDF could not be made.'))
  }
}
