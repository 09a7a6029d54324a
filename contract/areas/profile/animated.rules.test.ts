import { expect, test } from 'vitest'
import { isAnimatedImage } from './animated.rules.ts'

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const chunk = (kind: string, size: number) => [0, 0, 0, size, ...ascii(kind), ...Array<number>(size + 4).fill(0)]
const png = (...kinds: string[]) =>
  Uint8Array.from([
    0x89,
    ...ascii('PNG\r\n'),
    0x1a,
    0x0a,
    ...kinds.flatMap((kind) => chunk(kind, kind === 'IHDR' ? 13 : 8)),
  ])
const webp = (kind: string, flags: number) =>
  Uint8Array.from([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...ascii(kind), 10, 0, 0, 0, flags, 0, 0, 0])

test.each([
  ['a PNG', png('IHDR', 'IDAT', 'IEND'), false],
  ['a PNG with frames', png('IHDR', 'acTL', 'IDAT', 'IEND'), true],
  ['a PNG that names frames after its pixels', png('IHDR', 'IDAT', 'acTL'), false],
  ['a plain WebP', webp('VP8 ', 0x02), false],
  ['a WebP with transparency', webp('VP8X', 0x10), false],
  ['a WebP with frames', webp('VP8X', 0x12), true],
  ['nothing', new Uint8Array(), false],
  ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), false],
])('tells whether %s moves', (_, bytes, moves) => {
  expect(isAnimatedImage(bytes)).toBe(moves)
})
