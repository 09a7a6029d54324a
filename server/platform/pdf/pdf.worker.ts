// Works on one PDF. The main thread keeps watch over the memory of the process, buffers among it, while a thread works.
import { setPriority } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { type PdfAnswer, type PdfTask, UnusablePdf } from './pdf-work.ts'

async function answerTo(task: PdfTask): Promise<PdfAnswer> {
  try {
    // Here and not above: the thread that keeps watch works on no PDF, and what does is slow to load.
    if (task.do === 'judge') return { isActive: await (await import('./judge-pdf.ts')).isActivePdf(task.bytes) }
    if (task.do === 'clean') return { cleaned: await (await import('./judge-pdf.ts')).cleanPdf(task.bytes) }
    if (task.do === 'texts')
      return { texts: await (await import('./reading/page-texts.ts')).pageTexts(task.bytes, task.mostPages) }
    if (task.do === 'read') return { read: await (await import('./take-pdf.ts')).takePdf(task) }
    return { stamped: await (await import('./draw-stamps.ts')).drawStamps(task) }
  } catch (error) {
    // Any other error of the library was caused by the file.
    const reason = error instanceof Error ? error.message : String(error)
    return { unusable: error instanceof UnusablePdf ? error.code : 'damaged', reason }
  }
}

function keepWatch(): void {
  // Requests that wait for the server go first.
  setPriority(5)
  const most = Number(process.argv[2]) * 1024 ** 2
  const thread = new Worker(new URL(import.meta.url))
  thread.on('message', (answer: PdfAnswer) => process.send!(answer))
  // Its heap did not suffice.
  thread.on('error', () => process.exit(1))
  process.on('message', (task: PdfTask) => thread.postMessage(task))
  process.on('disconnect', () => process.exit())
  setInterval(() => process.memoryUsage.rss() > most && process.exit(1), 20)
}

if (isMainThread) keepWatch()
else {
  const port = parentPort!
  port.once('message', (task: PdfTask) => void answerTo(task).then((answer) => port.postMessage(answer)))
}
