/** Milliseconds that a part of the portal may take to arrive, its second try included. */
const patienceMs = 120_000

/** The file name of a part, if the browser reports which one it could not fetch. */
const partOf = (cause: unknown): string => /([^/\s]+)\.(?:js|css)\b/.exec(String(cause))?.[1] ?? 'unknown'

/** Messages of browsers and the bundler if a part, or its style sheet, cannot be fetched. */
const partFailure = /dynamically imported module|importing a module script failed|error loading dynamically/i
const styleFailure = /unable to preload css/i

/** A part of the portal could not be fetched: there was a new release, or the connection was lost. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED'
  readonly type: 'missing' | 'timeout'

  constructor(cause: unknown) {
    super(`Loading chunk ${partOf(cause)} failed`, { cause })
    this.code = styleFailure.test(String(cause)) ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED'
    this.type = cause instanceof PartLate ? 'timeout' : 'missing'
  }
}

/**
 * Fetches a part of the portal that is not in the first bundle, with one retry. Rejects with `ChunkLoadError` if
 * neither arrives in time; errors thrown by the part itself pass through.
 */
export function pagePart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const late = deadline()
    try {
      return await Promise.race([load().catch((error: unknown) => again(error, load)), late.passed])
    } catch (error) {
      throw isFetchFailure(error) ? new ChunkLoadError(error) : error
    } finally {
      late.cancel()
    }
  }
}

function again<Part>(error: unknown, load: () => Promise<Part>): Promise<Part> {
  if (!isFetchFailure(error)) throw error
  return load()
}

const isFetchFailure = (error: unknown): boolean =>
  error instanceof PartLate || [partFailure, styleFailure].some((known) => known.test(String(error)))

class PartLate extends Error {}

function deadline(): { readonly passed: Promise<never>; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartLate(`No part within ${patienceMs / 1000} seconds`)), patienceMs)
  })
  return { passed, cancel: () => clearTimeout(timer) }
}
