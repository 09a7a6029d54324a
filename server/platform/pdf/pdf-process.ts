import { fileURLToPath } from 'node:url'
import { BoundedQueue } from '../bounded-queue.ts'
import { oneAnswer } from '../jobs/one-answer.ts'
import { type PdfAnswer, type PdfTask, type ReadPdf, UnusablePdf } from './pdf-work.ts'

const program = fileURLToPath(new URL('pdf.worker.ts', import.meta.url))

/** What the work on one PDF may take. */
export interface PdfLimits {
  /** Of heap and buffers together, in MB. */
  readonly memoryMb: number
  readonly withinMs: number
}

const usual: PdfLimits = { memoryMb: 512, withinMs: 30_000 }

/** Reads an uploaded PDF. Throws UnusablePdf if it is not accepted. */
export async function readPdf(task: Omit<PdfTask & { do: 'read' }, 'do'>, limits: PdfLimits = usual): Promise<ReadPdf> {
  const answer = await inProcess({ do: 'read', ...task }, limits)
  if (!('read' in answer)) throw new Error('The PDF process answered something else')
  return answer.read
}

/** The text of each page of a PDF. Throws UnusablePdf if it cannot be read. */
export async function pdfTexts(bytes: Uint8Array, mostPages: number): Promise<readonly string[]> {
  const answer = await inProcess({ do: 'texts', bytes, mostPages }, usual)
  if (!('texts' in answer)) throw new Error('The PDF process answered something else')
  return answer.texts
}

/** Files whose structure is looked into at once, and those that wait. */
const judging = new BoundedQueue({ atOnce: 2, mayWait: 64 })

/** Whether a PDF does more than display. Throws UnusablePdf if that cannot be determined. */
export async function isActivePdf(bytes: () => Promise<Uint8Array>): Promise<boolean> {
  const answer = await judging.run(async () => inProcess({ do: 'judge', bytes: await bytes() }, usual))
  if (!('isActive' in answer)) throw new Error('The PDF process answered something else')
  return answer.isActive
}

/** A copy of a PDF without active content. Throws UnusablePdf if none can be made. */
export async function cleanPdf(bytes: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const answer = await judging.run(async () => inProcess({ do: 'clean', bytes: await bytes() }, usual))
  if (!('cleaned' in answer)) throw new Error('The PDF process answered something else')
  return answer.cleaned
}

/** Draws texts and crosses on the pages of a PDF that was read before. */
export async function stampPdf(task: Omit<PdfTask & { do: 'stamp' }, 'do'>): Promise<Uint8Array> {
  const answer = await inProcess({ do: 'stamp', ...task }, usual)
  if (!('stamped' in answer)) throw new Error('The PDF process answered something else')
  return answer.stamped
}

/** Runs in a separate process that may only read files. */
async function inProcess(
  task: PdfTask,
  { memoryMb, withinMs }: PdfLimits,
): Promise<Exclude<PdfAnswer, { unusable: unknown }>> {
  const bounds = { args: [String(memoryMb)], memoryMb, allowed: ['--allow-worker'], withinMs }
  const answer = await oneAnswer<PdfAnswer>(program, task, bounds)
  if (answer === undefined) throw new UnusablePdf('tooLarge')
  if ('unusable' in answer) throw new UnusablePdf(answer.unusable, { cause: answer.reason })
  return answer
}
