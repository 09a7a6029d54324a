import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { DurableFiles } from './durable-files.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'

const { folder, syncCount, code } = workerData as WorkerStart
const port = parentPort!
const answer = (message: FromWorker, moved: ArrayBuffer[] = []): void => port.postMessage(message, moved)

const database = await PGlite.create({
  fs: new DurableFiles(folder, new Int32Array(syncCount)),
  pgliteWasmModule: code,
  extensions: { pg_trgm, unaccent },
  // -F would switch fsync off.
  startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'],
})

async function speak(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  // The streaming call skips the engine's own parsing of the answer, which would also stay in memory.
  await database.execProtocolRawStream(bytes, { onRawData: (data) => chunks.push(data.slice()), syncToFs: false })
  return new Uint8Array(Buffer.concat(chunks))
}

let last = Promise.resolve()
port.on('message', (message: ToWorker) => {
  last = last.then(async () => {
    if ('close' in message) {
      await database.close()
      port.close()
      return
    }
    const bytes = await speak(message.bytes)
    answer({ stream: message.stream, bytes }, [bytes.buffer])
  })
})
answer({ ready: true })
