import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type MeasuredProcess } from '../measured-process.ts'
import { type PortalClient } from '../portal-client.ts'
import { listChoices } from './property-list.ts'

/** What is done with a tab. */
export const works = ['check', 'make', 'open', 'edit', 'validate', 'export'] as const

export interface Cost {
  /** CPU of the server. */
  readonly cpuSeconds: number
  /** The time that passed. */
  readonly seconds: number
}

export type Costs = Readonly<Record<(typeof works)[number], Cost>>

interface Import {
  readonly scheduleImportId: string
  readonly state: string
  readonly message: string | null
}

interface Row {
  readonly rowId: string
  readonly cells: Readonly<Record<string, string>>
}

interface RowPage {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

const pieceBytes = 4 * 1024 ** 2
const pageRows = 2000
const editsACall = 5000
/** A paste of ten thousand cells: ten columns of a thousand rows. */
const pasted = {
  rows: 1000,
  columns: [
    'contentsValue',
    'stockValue',
    'improvementsValue',
    'edpValue',
    'incomeValue',
    'deductible',
    'units',
    'area',
    'hydrantFeet',
    'roofAge',
  ],
}

/** Works on tabs of one account as screens do, and tells what that costs the server. */
export class MeasuredTab {
  readonly #server: MeasuredProcess
  readonly #owner: PortalClient
  readonly #schedules: string
  readonly #uploads: string
  #tabId = 0

  constructor(server: MeasuredProcess, owner: PortalClient, account: string) {
    this.#server = server
    this.#owner = owner
    this.#schedules = `/api/accounts/${account}/schedules`
    this.#uploads = `/api/accounts/${account}/uploads`
  }

  /** Imports a file of this many rows into its own tab, which is deleted afterwards. */
  async import(file: Buffer, rows: number): Promise<void> {
    await this.#imported(file, rows)
    await this.#deleted()
  }

  /** The cost of a file of this many rows in its own tab, which is deleted afterwards. */
  async costs(file: Buffer, rows: number): Promise<Costs> {
    const { check, make } = await this.#imported(file, rows)
    const open = await this.#cost(() => this.#open(rows))
    const edits = await this.#pasteOf(pasted.rows)
    const edit = await this.#cost(() => this.#save(edits))
    await this.#validated()
    const [single] = await this.#pasteOf(1)
    const validate = await this.#cost(async () => {
      await this.#save([single!])
      await this.#validated()
    })
    const exported = await this.#cost(() => this.#export())
    await this.#deleted()
    return { check, make, open, edit, validate, export: exported }
  }

  async #imported(file: Buffer, rows: number): Promise<Pick<Costs, 'check' | 'make'>> {
    const tab = { scheduleType: 'PROPERTY_COVERAGES', tabName: `Bench ${rows} ${Date.now() % 1e6}` }
    const made = JSON.parse(await this.#owner.post(`${this.#schedules}/tabs`, tab)) as { scheduleTabId: number }
    this.#tabId = made.scheduleTabId
    const begun = await this.#looked(file, `${rows}.xlsx`)
    const at = `${this.#schedules}/imports/${begun}`
    const check = await this.#cost(() =>
      this.#step(begun, 'CHECKED', () => this.#owner.put(`${at}/columns`, listChoices)),
    )
    const make = await this.#cost(() => this.#step(begun, 'IMPORTED', () => this.#owner.post(`${at}/start`, {})))
    await this.#validated()
    return { check, make }
  }

  #deleted(): Promise<void> {
    return this.#owner.delete(`${this.#schedules}/tabs/${this.#tabId}?scheduleType=PROPERTY_COVERAGES`)
  }

  async #cost(work: () => Promise<unknown>): Promise<Cost> {
    const before = await this.#server.usage()
    const start = performance.now()
    await work()
    const seconds = (performance.now() - start) / 1000
    return { cpuSeconds: ((await this.#server.usage()).cpuMicros - before.cpuMicros) / 1e6, seconds }
  }

  /** Uploads a file; returns the import that has looked at it. */
  async #looked(file: Buffer, name: string): Promise<string> {
    const draft = { name, bytes: file.length, use: 'IMPORT' }
    const { id } = JSON.parse(await this.#owner.post(this.#uploads, draft)) as { id: string }
    for (let offset = 0; offset < file.length; offset += pieceBytes) {
      const piece = file.subarray(offset, offset + pieceBytes)
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other, as a browser sends them
      await this.#owner.put(`${this.#uploads}/${id}?offset=${offset}`, piece)
    }
    const begun = await this.#owner.post(`${this.#schedules}/PROPERTY_COVERAGES/imports`, {
      uploadId: id,
      tabId: this.#tabId,
    })
    const { scheduleImportId } = JSON.parse(begun) as Import
    await this.#step(scheduleImportId, 'COLUMNS', async () => undefined)
    return scheduleImportId
  }

  /** Takes a step and waits until the server has done its work. */
  async #step(id: string, wanted: string, take: () => Promise<unknown>): Promise<void> {
    await take()
    await this.#until(async () => {
      const { state, message } = JSON.parse(await this.#owner.get(`${this.#schedules}/imports/${id}`)) as Import
      if (state === 'FAILED') throw new Error(`The import failed: ${message}`)
      return state === wanted
    })
  }

  /** Waits for the check of all rows together that follows an import or a save. */
  #validated(): Promise<void> {
    const path = `${this.#schedules}/PROPERTY_COVERAGES/findings?tabId=${this.#tabId}&limit=1`
    return this.#until(async () => !(JSON.parse(await this.#owner.get(path)) as { isChecking: boolean }).isChecking)
  }

  async #until(isDone: () => Promise<boolean>): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- asks until it is done
    while (!(await isDone())) await pause(100)
  }

  /** Reads all rows as a screen does. */
  async #open(rows: number): Promise<void> {
    let read = 0
    let cursor: string | null = ''
    while (cursor !== null) {
      // oxlint-disable-next-line no-await-in-loop -- each page names the next
      const page: RowPage = await this.#page(cursor, pageRows)
      read += page.rows.length
      cursor = page.nextCursor
    }
    if (read !== rows) throw new Error(`${read} of ${rows} rows were read`)
  }

  async #page(cursor: string, limit: number): Promise<RowPage> {
    const after = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const path = `${this.#schedules}/PROPERTY_COVERAGES/rows?tabId=${this.#tabId}&limit=${limit}${after}`
    return JSON.parse(await this.#owner.get(path)) as RowPage
  }

  /** The edits of a paste into the first rows. */
  async #pasteOf(count: number): Promise<object[]> {
    const { rows } = await this.#page('', count)
    return rows.flatMap(({ rowId, cells }) =>
      pasted.columns.map((column) => {
        const was = cells[column] ?? null
        return { op: 'set', rowId, column, was, value: String(Number(was) + 1) }
      }),
    )
  }

  /** Saves edits with as many calls as that takes. */
  async #save(edits: readonly object[]): Promise<void> {
    for (let first = 0; first < edits.length; first += editsACall) {
      const body = { tabId: this.#tabId, edits: edits.slice(first, first + editsACall) }
      // oxlint-disable-next-line no-await-in-loop -- one save after the other, as the grid sends them
      await this.#owner.post(`${this.#schedules}/PROPERTY_COVERAGES/edits`, body)
    }
  }

  async #export(): Promise<void> {
    const path = `${this.#schedules}/export/PROPERTY_COVERAGES/excel?tabId=${this.#tabId}`
    const { response } = await this.#owner.open(path)
    response.resume()
    await once(response, 'end')
  }
}
