import type { DatabaseLog } from '../database.ts'

/** A log for tests that look at results alone. */
export const quietLog: DatabaseLog = { info: () => {}, warn: () => {}, error: () => {} }

/** A log that keeps what was written to it. */
export function keptLog(): DatabaseLog & { readonly lines: string[] } {
  const lines: string[] = []
  const keep = (line: string): void => void lines.push(line)
  return { lines, info: keep, warn: keep, error: keep }
}
