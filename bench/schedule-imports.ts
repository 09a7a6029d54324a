import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sheetFile } from '../server/platform/spreadsheets/test/workbook-file.ts'
import { ratioFigure, type Figure } from './figures.ts'
import { type MeasuredProcess, repository, startPortico } from './measured-process.ts'
import { PortalClient } from './portal-client.ts'
import type { Reading } from './read-spreadsheet.ts'
import { accountIn, ownerOf } from './task-list.ts'
import type { World } from './worlds.ts'

const run = promisify(execFile)

/** What a row may cost in a long tab, against one in the shortest. */
const mostGrowth = 1.5
const pieceBytes = 4 * 1024 ** 2
const pageRows = 2000

/** What is done with a tab, each measured by the CPU of the server. */
const works = ['check', 'make', 'open', 'export'] as const
type Costs = Readonly<Record<(typeof works)[number] | 'bare', number>>

/**
 * An import of lists that grow, checked and made, against the bare reader of the same file; and what each row costs in
 * the longer ones against the shortest: to be checked, made, opened and exported.
 */
export async function importFigures(world: World, sizes: readonly number[]): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-imports-'))
  const server = await startPortico(world.environment)
  const account = accountIn(world)
  const owner = await PortalClient.signIn(server.origin, ownerOf(account))
  const tab = new MeasuredTab(server, owner, account)
  try {
    // The first one pays for what is loaded and compiled once.
    await tab.costs(folder, Math.min(...sizes))
    const all: Costs[] = []
    for (const rows of sizes) {
      // oxlint-disable-next-line no-await-in-loop -- two at once would measure each other
      all.push(await tab.costs(folder, rows))
    }
    return figuresOf(world, sizes, all)
  } finally {
    owner.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function figuresOf({ engine }: World, sizes: readonly number[], all: readonly Costs[]): Figure[] {
  const size = (rows: number) => `${rows.toLocaleString('en')} rows`
  return sizes.flatMap((rows, at): Figure[] => {
    const costs = all[at]!
    const imported = {
      what: `import of ${size(rows)}, checked and made, against the bare reader, ${engine}`,
      measured: `${((costs.check + costs.make) / costs.bare).toFixed(1)}×`,
    }
    if (at === 0) return [imported]
    const growths = works.map((work) => {
      const perRow = (place: number) => all[place]![work] / sizes[place]!
      return ratioFigure(
        `${work}: a row of ${size(rows)} against one of ${size(sizes[0]!)}, ${engine}`,
        perRow(at) / perRow(0),
        mostGrowth,
      )
    })
    return [imported, ...growths]
  })
}

interface Import {
  readonly scheduleImportId: string
  readonly state: string
  readonly message: string | null
}

/** Works on tabs of one account, and tells the CPU seconds of the server for each. */
class MeasuredTab {
  readonly #server: MeasuredProcess
  readonly #owner: PortalClient
  readonly #schedules: string
  readonly #uploads: string

  constructor(server: MeasuredProcess, owner: PortalClient, account: string) {
    this.#server = server
    this.#owner = owner
    this.#schedules = `/api/accounts/${account}/schedules`
    this.#uploads = `/api/accounts/${account}/uploads`
  }

  /** What so many rows cost in a tab of their own, which is deleted afterwards. */
  async costs(folder: string, rows: number): Promise<Costs> {
    const file = listOf(rows)
    const path = join(folder, `${rows}.xlsx`)
    writeFileSync(path, file)
    const { stdout } = await run(process.execPath, ['bench/read-spreadsheet.ts', 'bare', path], { cwd: repository })
    const tabName = `Bench ${rows} ${Date.now() % 1e6}`
    const tab = { scheduleType: 'EQUIPMENT', tabName }
    const made = JSON.parse(await this.#owner.post(`${this.#schedules}/tabs`, tab)) as { scheduleTabId: number }
    const { scheduleTabId: tabId } = made
    const begun = await this.#looked(file, `${rows}.xlsx`, tabId)
    const at = `${this.#schedules}/imports/${begun}`
    const costs = {
      bare: (JSON.parse(stdout) as Reading).cpuSeconds,
      check: await this.#cpu(() => this.#step(begun, 'CHECKED', () => this.#owner.put(`${at}/columns`, choices))),
      make: await this.#cpu(() => this.#step(begun, 'IMPORTED', () => this.#owner.post(`${at}/start`, {}))),
      open: await this.#cpu(() => this.#open(tabId, rows)),
      export: await this.#cpu(() => this.#export(tabId)),
    }
    await this.#owner.delete(`${this.#schedules}/tabs/${tabId}?scheduleType=EQUIPMENT`)
    return costs
  }

  async #cpu(work: () => Promise<void>): Promise<number> {
    const before = await this.#server.usage()
    await work()
    return ((await this.#server.usage()).cpuMicros - before.cpuMicros) / 1e6
  }

  /** Uploads a file; answers the import that has looked at it. */
  async #looked(file: Buffer, name: string, tabId: number): Promise<string> {
    const draft = { name, bytes: file.length, use: 'IMPORT' }
    const { id } = JSON.parse(await this.#owner.post(this.#uploads, draft)) as { id: string }
    for (let offset = 0; offset < file.length; offset += pieceBytes) {
      const piece = file.subarray(offset, offset + pieceBytes)
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other, as a browser sends them
      await this.#owner.put(`${this.#uploads}/${id}?offset=${offset}`, piece)
    }
    const begun = await this.#owner.post(`${this.#schedules}/EQUIPMENT/imports`, { uploadId: id, tabId })
    const { scheduleImportId } = JSON.parse(begun) as Import
    await this.#step(scheduleImportId, 'COLUMNS', async () => undefined)
    return scheduleImportId
  }

  /** Takes a step and waits until the server has done its work. */
  async #step(id: string, wanted: string, take: () => Promise<unknown>): Promise<void> {
    await take()
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- asks until it is done
      const { state, message } = JSON.parse(await this.#owner.get(`${this.#schedules}/imports/${id}`)) as Import
      if (state === wanted) return
      if (state === 'FAILED') throw new Error(`The import failed: ${message}`)
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await pause(250)
    }
  }

  /** Reads all rows as a screen does. */
  async #open(tabId: number, rows: number): Promise<void> {
    let read = 0
    let cursor: string | null = ''
    while (cursor !== null) {
      const after: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const path = `${this.#schedules}/EQUIPMENT/rows?tabId=${tabId}&limit=${pageRows}${after}`
      // oxlint-disable-next-line no-await-in-loop -- each page names the next
      const page = JSON.parse(await this.#owner.get(path)) as { rows: unknown[]; nextCursor: string | null }
      read += page.rows.length
      cursor = page.nextCursor
    }
    if (read !== rows) throw new Error(`${read} of ${rows} rows were read`)
  }

  async #export(tabId: number): Promise<void> {
    const { response } = await this.#owner.open(`${this.#schedules}/export/EQUIPMENT/excel?tabId=${tabId}`)
    response.resume()
    await once(response, 'end')
  }
}

const columns: readonly (readonly [key: string, heading: string, cell: (row: number) => string | number])[] = [
  ['item', 'Item no.', (row) => `E-${row}`],
  ['year', 'Year', (row) => 2000 + (row % 25)],
  ['make', 'Make', (row) => `Maker ${row % 40}`],
  ['model', 'Model', (row) => `Model ${row % 300}`],
  ['description', 'Description', (row) => `Excavator with bucket ${row % 500}`],
  ['serial', 'Serial no.', (row) => `SN${String(row).padStart(9, '0')}`],
  ['value', 'Value', (row) => 10_000 + row],
  ['valuation', 'Valuation', (row) => (row % 2 === 0 ? 'ACV' : 'RC')],
  ['ownership', 'Leased or owned', (row) => (row % 3 === 0 ? 'L' : 'O')],
  ['acquired', 'Acquired', (row) => `2024-0${1 + (row % 9)}-15`],
  ['lossPayee', 'Loss payee', (row) => `Bank ${row % 20}`],
  ['deductible', 'Deductible', (row) => 500 * (1 + (row % 4))],
]

const choices = {
  sheet: 0,
  headerRow: 1,
  columns: columns.map(([column, heading], place) => ({ place, heading, column })),
  mode: 'ADD',
}

/** A list of equipment as a workbook. */
function listOf(rows: number): Buffer {
  const letter = (place: number) => String.fromCharCode(65 + place)
  const cellOf = (value: string | number, at: string) =>
    typeof value === 'number' ? `<c r="${at}"><v>${value}</v></c>` : `<c r="${at}" t="str"><v>${value}</v></c>`
  const rowOf = (row: number, values: readonly (string | number)[]) =>
    `<row r="${row}">${values.map((value, place) => cellOf(value, `${letter(place)}${row}`)).join('')}</row>`
  const header = rowOf(
    1,
    columns.map(([, heading]) => heading),
  )
  const body = Array.from({ length: rows }, (_, at) =>
    rowOf(
      at + 2,
      columns.map(([, , cell]) => cell(at)),
    ),
  )
  return sheetFile(header + body.join(''))
}
