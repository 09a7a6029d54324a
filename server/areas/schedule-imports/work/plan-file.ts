import type { ByteStream } from '@portico/contract/kit/call.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { ByteReader } from './byte-reader.ts'
import { joinedLines, linesOf } from './cell-lines.ts'
import type { StoredLine, PlanHead } from './plan-line.ts'

/** Where the store has an import's plan: as read, and after rows were compared. */
export const planKeys = (id: string) => {
  const read = `schedule-imports/${id.slice(-2)}/${id}`
  return { read, compared: `${read}-compared` }
}

/**
 * Plan lines processed together: each row's action, and the cells of all as lines, which go to the database unchanged
 * if all rows are new.
 */
export interface PlanBlock {
  readonly heads: readonly PlanHead[]
  readonly cells: Buffer
  /** The bytes of the plan where the block starts and ends. */
  readonly from: number
  readonly to: number
}

/** The stored part of a block. */
export type StoredBlock = Pick<PlanBlock, 'heads' | 'cells'>

/** Stores a plan block by block while it is made; returns its length. */
export async function keepPlan(files: FileStore, key: string, blocks: AsyncIterable<StoredBlock>): Promise<number> {
  return (await files.put(key, written(blocks))).bytes
}

/** A block is a line with its rows' actions and the number of bytes that follow: those of their cells. */
async function* written(blocks: AsyncIterable<StoredBlock>): ByteStream {
  for await (const { heads, cells } of blocks) {
    if (heads.length === 0) continue
    yield Buffer.from(`${JSON.stringify(heads)}\t${cells.length}\n`)
    yield cells
  }
}

/** The lines of a block, each with its cells. */
export function blockLines({ heads, cells }: StoredBlock): StoredLine[] {
  const lines = linesOf(cells)
  return heads.map((head, index) => ({ head, cells: lines[index]! }))
}

/** Lines as a block. */
export const blockOf = (lines: readonly StoredLine[]): StoredBlock => ({
  heads: lines.map(({ head }) => head),
  cells: joinedLines(lines.map(({ cells }) => cells)),
})

interface Chunk {
  readonly from: number
  readonly to: number
}

/** Reads the bytes of a plan from one place to another, block by block; the next is read while one is worked on. */
export async function* planBlocks(files: FileStore, key: string, chunk: Chunk): AsyncGenerator<PlanBlock> {
  const blocks = readBlocks(files, key, chunk)
  try {
    for (let coming = blocks.next(); ;) {
      // oxlint-disable-next-line no-await-in-loop -- block after block
      const { done, value } = await coming
      if (done === true) return
      coming = blocks.next()
      // Thrown where it is awaited; a consumer that stops earlier ignores it.
      coming.catch(() => undefined)
      yield value
    }
  } finally {
    await blocks.return(undefined)
  }
}

async function* readBlocks(
  files: FileStore,
  key: string,
  { from: begin, to: end }: Chunk,
): AsyncGenerator<PlanBlock, void> {
  if (begin >= end) return
  const reader = new ByteReader(await files.open(key, { start: begin, end: end - 1 }))
  try {
    for (let from = begin; from < end;) {
      // oxlint-disable-next-line no-await-in-loop -- block after block
      const block = await readBlock(reader)
      const to = begin + reader.read
      yield { ...block, from, to }
      from = to
    }
  } finally {
    await reader.close()
  }
}

async function readBlock(reader: ByteReader): Promise<StoredBlock> {
  const line = await reader.line()
  const tab = line.indexOf(9)
  const head = JSON.parse(line.toString('utf8', 0, tab)) as PlanHead | PlanHead[]
  const rest = line.subarray(tab + 1)
  // Plans of the first form have the cells of one row on the same line.
  if (!Array.isArray(head)) return { heads: [head], cells: rest }
  return { heads: head, cells: await reader.take(Number(rest.toString())) }
}
