import type { ByteRange, ByteStream } from '@portico/contract/kit/call.ts'

/** What the store knows about a complete file. */
export interface StoredFile {
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Stores the bytes of files: in a folder or a bucket. Files are streamed in both directions, never whole in memory. */
export interface FileStore {
  /** Stores a stream under a key, all or nothing: a failed write leaves nothing that can be opened. */
  put(key: string, stream: ByteStream): Promise<StoredFile>
  /** Opens a file or a part of it. Throws `FileMissing` if it does not exist. */
  open(key: string, range?: ByteRange): Promise<ByteStream>
  /** Copies a file to a new local path. Throws `FileMissing` if it does not exist. */
  copyTo(key: string, path: string): Promise<void>
  /** Removes a file; one that is not there is removed already. */
  remove(key: string): Promise<void>
  /** Rejects when the store does not answer. */
  ping(): Promise<void>
}

/** A row names a file that the store does not have. */
export class FileMissing extends Error {
  constructor(key: string) {
    super(`There is no file ${key}`)
  }
}

/** The server builds keys from ids and account codes; a key that could leave the store is a bug. */
export function checkedKey(key: string): string {
  if (!/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/.test(key)) throw new TypeError(`Not the key of a file: ${key}`)
  return key
}
