import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Emscripten = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']
interface FileStreamOperations {
  fsync?: (stream: { nfd?: number }) => number
}

/**
 * The engine's files in a folder, with a real fsync. As it comes, the engine's file system ignores fsync, and a
 * power failure would lose transactions that were acknowledged.
 */
export class DurableFiles extends NodeFS {
  readonly #syncCount: Int32Array

  constructor(folder: string, syncCount: Int32Array) {
    super(folder)
    this.#syncCount = syncCount
  }

  override async init(...started: Parameters<NodeFS['init']>): Promise<{ emscriptenOpts: Emscripten }> {
    const { emscriptenOpts } = await super.init(...started)
    const useRealSync = (engine: unknown): void => {
      const { stream_ops } = (engine as { NODEFS: { stream_ops: FileStreamOperations } }).NODEFS
      stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd)
        Atomics.add(this.#syncCount, 0, 1)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), useRealSync] } }
  }
}
