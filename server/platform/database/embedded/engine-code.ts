import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Compiled code that the threads of a process share. */
export type EngineCode = object

// Node has it, and its types leave it out.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<EngineCode> }

let compiled: Promise<EngineCode> | undefined

/** The engine's code, compiled once a process: an engine that is started later finds it ready, and fast already. */
export function engineCode(): Promise<EngineCode> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return (compiled ??= readFile(join(folder, 'pglite.wasm')).then(WebAssembly.compile))
}
