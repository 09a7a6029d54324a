import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { streamed } from '../../../platform/files/byte-streams.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { folderStore } from '../../../platform/files/folder-store.ts'
import { blockLines, blockOf, keepPlan, planBlocks } from './plan-file.ts'
import { type StoredLine, readLine } from './plan-line.ts'

let folder: string
let files: FileStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-plans-'))
  files = folderStore(folder)
})
afterAll(() => rm(folder, { recursive: true }))

async function blocksOf(key: string, from: number, to: number) {
  const blocks = []
  for await (const block of planBlocks(files, key, { from, to })) blocks.push(block)
  return blocks
}

const lineOf = (row: number): StoredLine => ({
  head: { kind: row % 3 === 0 ? 'REJECTED' : 'ADDED', rowId: `row ${row}`, row, findings: [] },
  cells: Buffer.from(JSON.stringify({ vin: `${row}\t\n`, note: 'é'.repeat(row) })),
})

test('a plan is read as it was kept, block by block, and from any block on', async () => {
  const stored = [[lineOf(1)], [], Array.from({ length: 500 }, (_, row) => lineOf(row)), [lineOf(3), lineOf(4)]]
  async function* made() {
    for (const lines of stored) yield blockOf(lines)
  }
  const bytes = await keepPlan(files, 'plan', made())
  const blocks = await blocksOf('plan', 0, bytes)
  const filled = stored.filter((lines) => lines.length > 0)
  expect(blocks.map((block) => blockLines(block).map(readLine))).toEqual(filled.map((lines) => lines.map(readLine)))
  expect([0, ...blocks.map(({ to }) => to)]).toEqual([...blocks.map(({ from }) => from), bytes])
  expect(await blocksOf('plan', blocks[1]!.from, bytes)).toEqual(blocks.slice(1))
})

test('a plan of the first form, with a line for each row, is read too', async () => {
  const { head } = lineOf(1)
  const line = (vin: string) => `${JSON.stringify(head)}\t${JSON.stringify({ vin })}\n`
  const { bytes } = await files.put('first', streamed(Buffer.from(line('1') + line('2'))))
  const blocks = await blocksOf('first', 0, bytes)
  expect(blocks.map((block) => blockLines(block).map(readLine))).toEqual([
    [{ ...head, cells: { vin: '1' } }],
    [{ ...head, cells: { vin: '2' } }],
  ])
  expect(blocks.map(({ to }) => to)).toEqual([bytes / 2, bytes])
})
