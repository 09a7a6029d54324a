import { columnsUnder } from '@portico/contract/areas/schedule-imports/file-columns.ts'
import type {
  ImportChoices,
  ImportedRow,
  ImportedRowKind,
  ImportState,
  ScheduleImport,
} from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { chunkBytes } from '@portico/contract/areas/documents/document.rules.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { vi } from 'vitest'
import type { TestAnswer, TestClient } from '../../../app/test/test-client.ts'

const working: ReadonlySet<ImportState> = new Set(['READING', 'CHECKING', 'IMPORTING', 'CANCELING', 'UNDOING'])

/** What tests ask of imports into one tab. */
export class ImportClient {
  readonly client: TestClient
  readonly #account: string
  readonly #type: ScheduleType
  readonly #tabId: number

  constructor(client: TestClient, account: string, type: ScheduleType, tabId = noTab) {
    this.client = client
    this.#account = account
    this.#type = type
    this.#tabId = tabId
  }

  path(rest = ''): string {
    return `/api/accounts/${this.#account}/schedules/imports${rest}`
  }

  /** Sends a file piece by piece, as browsers do, and begins an import with it. */
  async begin(name: string, content: string | Uint8Array): Promise<TestAnswer> {
    const bytes = Buffer.from(content as string)
    const uploads = `/api/accounts/${this.#account}/uploads`
    const begun = await this.client.post(uploads, { name, bytes: bytes.length, use: 'IMPORT' })
    if (begun.status !== 200) return begun
    const { id } = begun.body
    const headers = { 'content-type': 'application/octet-stream' }
    for (let offset = 0; offset < bytes.length; offset += chunkBytes) {
      const body = bytes.subarray(offset, offset + chunkBytes)
      await this.client.put(`${uploads}/${id}?offset=${offset}`, body, { headers })
    }
    return this.client.post(`/api/accounts/${this.#account}/schedules/${this.#type}/imports`, {
      uploadId: id,
      tabId: this.#tabId,
    })
  }

  /** An import whose file was looked into. */
  async looked(name: string, content: string | Uint8Array): Promise<ScheduleImport> {
    const { status, body } = await this.begin(name, content)
    if (status !== 202) throw new Error(`${name} was refused: ${JSON.stringify(body)}`)
    return this.rested(body.scheduleImportId)
  }

  async get(id: string): Promise<ScheduleImport> {
    return (await this.client.get(this.path(`/${id}`))).body
  }

  /** The import once the server has done its work with it. */
  rested(id: string): Promise<ScheduleImport> {
    return vi.waitFor(
      async () => {
        const found = await this.get(id)
        if (working.has(found.state)) throw new Error(`The import is still ${found.state}`)
        return found
      },
      { timeout: 60_000, interval: 50 },
    )
  }

  /** The columns as they are proposed, with what else was chosen. */
  choicesFor({ look, scheduleType }: ScheduleImport, chosen: Partial<ImportChoices> = {}): ImportChoices {
    const sheet = look!.sheets.find(({ index }) => index === (chosen.sheet ?? look!.sheet))!
    const headerRow = sheet.headerRow ?? 0
    const found = columnsUnder(sheet, headerRow, columnsOf(scheduleType), new Map(Object.entries(look!.remembered)))
    const columns = found.flatMap(({ place, heading, column }) => (column === null ? [] : [{ place, heading, column }]))
    return { sheet: sheet.index, headerRow, columns, mode: 'ADD', keyColumns: [], ...chosen }
  }

  choose(id: string, choices: ImportChoices): Promise<TestAnswer> {
    return this.client.put(this.path(`/${id}/columns`), choices)
  }

  /** An import whose rows were checked. */
  async checked(
    name: string,
    content: string | Uint8Array,
    chosen: Partial<ImportChoices> = {},
  ): Promise<ScheduleImport> {
    const looked = await this.looked(name, content)
    const { status, body } = await this.choose(looked.scheduleImportId, this.choicesFor(looked, chosen))
    if (status !== 202) throw new Error(`The columns were refused: ${JSON.stringify(body)}`)
    return this.rested(looked.scheduleImportId)
  }

  async take(id: string, step: 'start' | 'cancel' | 'undo', body: object = {}): Promise<ScheduleImport> {
    const answer = await this.client.post(this.path(`/${id}/${step}`), body)
    if (answer.status !== 202) throw new Error(`${step} was refused: ${JSON.stringify(answer.body)}`)
    return this.rested(id)
  }

  async rows(id: string, kind: ImportedRowKind): Promise<ImportedRow[]> {
    return (await this.client.get(this.path(`/${id}/rows?kind=${kind}`))).body.items
  }
}

/** Rows as a CSV file. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
