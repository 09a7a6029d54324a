import { serialize } from 'node:v8'
import { FailedMaking } from '../process/reading-messages.ts'
import type { SheetRow } from '../spreadsheet.ts'

/**
 * What is made of rows where they are read, by what was told of them; the server gets that in their place. Batches may
 * be made in several threads: nothing is kept from one to the next.
 */
export type Maker = (told: never) => (rows: readonly SheetRow[]) => unknown

/** Loads a maker, in each thread that reads. */
export type LoadMaker = () => Promise<Maker>

/** What is made of a batch of rows, packed: it goes through threads and processes as it is. */
export type PackedMaker = (rows: readonly SheetRow[]) => Uint8Array<ArrayBuffer>

/** A maker that was told, and packs what it makes. */
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
