import { serialize } from 'node:v8'
import { FailedMaking } from '../process/reading-messages.ts'
import type { SheetRow } from '../spreadsheet.ts'

/**
 * Turns rows into results where they are read, by the given settings; the server gets the results instead. Batches may
 * run in several threads, so no state carries over.
 */
export type Maker = (told: never) => (rows: readonly SheetRow[]) => unknown

/** Loads a maker, in each thread that reads. */
export type LoadMaker = () => Promise<Maker>

/** A maker with packed results, which pass through threads and processes unchanged. */
export type PackedMaker = (rows: readonly SheetRow[]) => Uint8Array<ArrayBuffer>

/** A maker with its settings, which packs its results. */
export function packedMaker(maker: Maker, told: unknown): PackedMaker {
  const make = maker(told as never)
  return (rows) => {
    try {
      return serialize(make(rows))
    } catch (error) {
      throw new FailedMaking(String(error))
    }
  }
}
