import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sheetFile } from '../../server/platform/spreadsheets/test/workbook-file.ts'
import { median, ratioFigure, type Figure } from '../figures.ts'
import { repository } from '../measured-process.ts'
import type { Reading } from './read-spreadsheet.ts'

const list = { rows: 100_000, columns: 40 }
const rounds = 3
const most = { ratio: 2, peakMb: 400 }
const run = promisify(execFile)

/** A large list, read as the portal does it, against the same reader without a process of its own around it. */
export async function spreadsheetFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-list-'))
  try {
    const path = join(folder, 'list.xlsx')
    writeFileSync(path, largeList())
    const bare: Reading[] = []
    const portal: Reading[] = []
    for (let round = 0; round < rounds; round++) {
      /* oxlint-disable no-await-in-loop -- in turn, so that other work on the machine meets both */
      bare.push(await reading('bare', path))
      portal.push(await reading('portal', path))
      /* oxlint-enable no-await-in-loop */
    }
    return figuresOf(bare, portal)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function reading(how: string, path: string): Promise<Reading> {
  const { stdout } = await run(process.execPath, ['bench/spreadsheets/read-spreadsheet.ts', how, path], {
    cwd: repository,
  })
  const read = JSON.parse(stdout) as Reading
  if (read.rows !== list.rows) throw new Error(`${read.rows} rows were read`)
  return read
}

function figuresOf(bare: readonly Reading[], portal: readonly Reading[]): Figure[] {
  const seconds = [bare, portal].map((readings) => median(readings.map((read) => read.cpuSeconds)))
  const [bareSeconds = Number.NaN, portalSeconds = Number.NaN] = seconds
  const peakMb = Math.max(...portal.map((read) => read.peakMb))
  const delays = portal.map(({ delayMs, idleDelayMs }) => delayMs / idleDelayMs)
  const size = `${list.rows.toLocaleString('en')} × ${list.columns}`
  const note = ` (${portalSeconds.toFixed(1)} against ${bareSeconds.toFixed(1)} s of CPU)`
  return [
    ratioFigure(
      `reading ${size} cells in a process of its own, against the bare reader`,
      portalSeconds / bareSeconds,
      most.ratio,
      note,
    ),
    {
      what: 'peak memory of the reading process',
      measured: `${peakMb.toFixed(0)} MB`,
      goal: `≤ ${most.peakMb} MB`,
      isMet: peakMb > 0 && peakMb <= most.peakMb,
    },
    ratioFigure('delay of the server’s other work meanwhile, 99th of 100', median(delays), most.ratio),
  ]
}

/** Numbers, amounts, dates, and texts of which some come often and some once. */
function largeList(): Buffer {
  const often = Array.from({ length: 500 }, (_, at) => `<t>Choice ${at}</t>`)
  const once: string[] = []
  const cellOf = (row: number, column: number): string => {
    if (column % 4 === 0) return `<c r="${name(column)}${row}" t="s"><v>${(row * 31 + column) % often.length}</v></c>`
    if (column % 10 === 1) {
      once.push(`<t>${row} Harbor Street, building ${column}</t>`)
      return `<c r="${name(column)}${row}" t="s"><v>${often.length + once.length - 1}</v></c>`
    }
    if (column % 10 === 2) return `<c r="${name(column)}${row}" s="1"><v>${40_000 + (row % 9_000)}</v></c>`
    return `<c r="${name(column)}${row}"><v>${row * column + column / 8}</v></c>`
  }
  const rows = Array.from({ length: list.rows }, (_, at) => {
    const cells = Array.from({ length: list.columns }, (_cell, column) => cellOf(at + 1, column))
    return `<row r="${at + 1}">${cells.join('')}</row>`
  })
  return sheetFile(rows.join(''), { sharedStrings: [...often, ...once], formats: ['mm/dd/yyyy'] })
}

const name = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : `${name(Math.floor(column / 26) - 1)}${name(column % 26)}`
