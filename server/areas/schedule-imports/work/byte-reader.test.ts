import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteReader } from './byte-reader.ts'

async function* inPieces(bytes: Buffer, pieceBytes: number) {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes)
}

test('lines, and the bytes that follow each, are taken in whatever pieces they come', async () => {
  const line = fc.string().map((text) => text.replaceAll('\n', ''))
  const parts = fc.array(fc.record({ line, following: fc.uint8Array({ maxLength: 50 }) }), { maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(parts, fc.integer({ min: 1, max: 60 }), async (all, pieceBytes) => {
      const bytes = Buffer.concat(all.flatMap((part) => [Buffer.from(`${part.line}\n`), part.following]))
      const reader = new ByteReader(inPieces(bytes, pieceBytes))
      for (const part of all) {
        expect((await reader.line()).toString()).toBe(part.line)
        expect(await reader.take(part.following.length)).toEqual(Buffer.from(part.following))
      }
      expect(reader.read).toBe(bytes.length)
    }),
  )
})

test('a stream that ends too soon is an error', async () => {
  await expect(new ByteReader(inPieces(Buffer.from('a line'), 2)).line()).rejects.toThrow('ends before')
  await expect(new ByteReader(inPieces(Buffer.from('bytes'), 2)).take(6)).rejects.toThrow('ends before')
})
