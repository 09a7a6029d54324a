import type { TestClient } from '../../../app/test/test-client.ts'
import type { TestServer } from '../../../app/test/test-server.ts'
import { withFile } from '../../../platform/spreadsheets/test/read-file.ts'
import { openSpreadsheet, type SheetInfo } from '../../../platform/spreadsheets/spreadsheet-reader.ts'

/** A sheet of a file as the portal reads it. */
export interface ReadSheet {
  readonly info: SheetInfo
  readonly rows: readonly (readonly (string | null)[])[]
}

interface Download {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly bytes: Buffer
}

/** Takes a file of the portal, byte for byte. */
export async function download({ running }: TestServer, client: TestClient, url: string): Promise<Download> {
  const headers = { 'x-requested-with': 'portico', cookie: client.cookieHeader() }
  const { statusCode, headers: answered, rawPayload } = await running.app.inject({ url, headers })
  return { status: statusCode, headers: answered, bytes: rawPayload }
}

/** Every sheet of a workbook, read as an import reads it. */
export async function sheetsOf(bytes: Uint8Array): Promise<ReadSheet[]> {
  return withFile('export.xlsx', bytes, async (path) => {
    const spreadsheet = await openSpreadsheet(path, 'xlsx')
    try {
      const sheets: ReadSheet[] = []
      for (const info of spreadsheet.sheets) {
        const rows: (readonly (string | null)[])[] = []
        for await (const batch of spreadsheet.rows(info.index)) rows.push(...batch.map(({ cells }) => cells))
        sheets.push({ info, rows })
      }
      return sheets
    } finally {
      await spreadsheet.close()
    }
  })
}
