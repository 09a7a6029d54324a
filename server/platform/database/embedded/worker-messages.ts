import type { EngineCode } from './engine-code.ts'

/** What the worker is started with. */
export interface WorkerStart {
  readonly folder: string
  /** Counts the fsync calls, so that the main thread can see that they are made. */
  readonly syncCount: SharedArrayBuffer
  readonly code: EngineCode
}

export type ToWorker = { readonly stream: number; readonly bytes: Uint8Array } | { readonly close: true }

export type FromWorker = { readonly ready: true } | { readonly stream: number; readonly bytes: Uint8Array }
