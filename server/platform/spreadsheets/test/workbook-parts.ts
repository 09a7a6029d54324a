import type { ByteStream } from '@portico/contract/kit/call.ts'
import { inflateRawSync } from 'node:zlib'
import { gathered } from '../../files/byte-streams.ts'

/** The parts of a workbook as texts by their path, found by the archive's own list. */
export async function partsOfWorkbook(stream: ByteStream): Promise<ReadonlyMap<string, string>> {
  const file = await gathered(stream)
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  const parts = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, extraLength, commentLength, start] = [
      file.readUInt32LE(at + 20),
      file.readUInt16LE(at + 28),
      file.readUInt16LE(at + 30),
      file.readUInt16LE(at + 32),
      file.readUInt32LE(at + 42),
    ] as const
    const data = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
    const path = file.toString('utf8', at + 46, at + 46 + nameLength)
    parts.set(path, inflateRawSync(file.subarray(data, data + size)).toString('utf8'))
    at += 46 + nameLength + extraLength + commentLength
  }
  return parts
}
