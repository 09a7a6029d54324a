import type { ByteStream } from '@portico/contract/kit/call.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { KeptLine } from './plan-line.ts'

/** Lines of a plan that are worked on together. */
const linesAtOnce = 1000

/** What is written to the store at once, so that a long plan does not come in many small pieces. */
const pieceCharacters = 65_536

/** Where the store keeps the plan of an import: as its rows were read, and once they were compared with each other. */
export const planKeys = (id: string) => {
  const read = `schedule-imports/${id.slice(-2)}/${id}`
  return { read, compared: `${read}-compared` }
}

/** Some lines of a plan, with the bytes of it where they begin and end. */
export interface PlanBatch {
  readonly lines: readonly KeptLine<Buffer>[]
  readonly from: number
  readonly to: number
}

/** Keeps a plan while it is made, a line for each row: what becomes of it, a tab, and its cells; answers how long it is. */
export async function keepPlan(
  files: FileStore,
  key: string,
  lines: AsyncIterable<readonly KeptLine[]>,
): Promise<number> {
  return (await files.put(key, written(lines))).bytes
}

async function* written(batches: AsyncIterable<readonly KeptLine[]>): ByteStream {
  let text = ''
  for await (const lines of batches) {
    text += lines.map(writtenLine).join('')
    if (text.length < pieceCharacters) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text !== '') yield Buffer.from(text)
}

const writtenLine = ({ head, cells }: KeptLine) => `${JSON.stringify(head)}\t${cells.toString()}\n`

function keptLine(line: Buffer): KeptLine<Buffer> {
  const tab = line.indexOf(9)
  return { head: JSON.parse(line.toString('utf8', 0, tab)) as KeptLine['head'], cells: line.subarray(tab + 1) }
}

interface Stretch {
  readonly from: number
  readonly to: number
}

/** Reads the bytes of a plan from one place to another, batch by batch; the next is read while one is worked on. */
export async function* planBatches(files: FileStore, key: string, stretch: Stretch): AsyncGenerator<PlanBatch> {
  const batches = readBatches(files, key, stretch)
  try {
    for (let coming = batches.next(); ;) {
      // oxlint-disable-next-line no-await-in-loop -- batch after batch
      const { done, value } = await coming
      if (done === true) return
      coming = batches.next()
      // Thrown where it is awaited; whoever stops before that does not hear of it.
      coming.catch(() => undefined)
      yield value
    }
  } finally {
    await batches.return(undefined)
  }
}

async function* readBatches(
  files: FileStore,
  key: string,
  { from: begin, to: end }: Stretch,
): AsyncGenerator<PlanBatch, void> {
  if (begin >= end) return
  let rest: Buffer = Buffer.alloc(0)
  let lines: KeptLine<Buffer>[] = []
  let from = begin
  let to = begin
  for await (const piece of await files.open(key, { start: begin, end: end - 1 })) {
    rest = Buffer.concat([rest, piece])
    let start = 0
    for (let stop = rest.indexOf(10); stop >= 0; stop = rest.indexOf(10, start)) {
      lines.push(keptLine(rest.subarray(start, stop)))
      to += stop + 1 - start
      start = stop + 1
      if (lines.length < linesAtOnce) continue
      yield { lines, from, to }
      lines = []
      from = to
    }
    rest = rest.subarray(start)
  }
  if (lines.length > 0) yield { lines, from, to }
}
