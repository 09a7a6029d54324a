import type { ByteRange } from '@portico/contract/kit/call.ts'

interface ZipEntry {
  readonly name: string
  readonly isEncrypted: boolean
  /** A symbolic link. */
  readonly isLink: boolean
}

type ReadPart = (range: ByteRange) => Promise<Buffer>

/** The most bytes of a directory that are read: some hundred thousand entries. */
const directoryLimit = 16 * 1024 ** 2
const endMark = Buffer.from([0x50, 0x4b, 5, 6])
/** The end of an archive: 22 bytes, and a comment of at most 65,535. */
const endBytes = 22 + 65_535

/**
 * The entries a zip archive declares; undefined if it is broken or larger than any real upload. Reads only the
 * directory, so nothing is inflated.
 */
export async function zipEntries(bytes: number, read: ReadPart): Promise<readonly ZipEntry[] | undefined> {
  const tail = await read({ start: Math.max(0, bytes - endBytes), end: bytes - 1 })
  const end = tail.lastIndexOf(endMark)
  if (end < 0 || end + 22 > tail.length) return undefined
  const size = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  if (size === 0) return []
  if (size > directoryLimit || start + size > bytes) return undefined
  return entriesOf(await read({ start, end: start + size - 1 }))
}

function entriesOf(directory: Buffer): ZipEntry[] | undefined {
  const entries: ZipEntry[] = []
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== 0x02014b50) return undefined
    const nameBytes = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameBytes),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      // Unix stores the file type in the upper half of the attributes.
      isLink: ((directory.readUInt32LE(at + 38) >>> 16) & 0o170000) === 0o120000,
    })
    at += 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}
