import { describe, expect, test } from 'vitest'
import { pictureFormat } from './picture-format.ts'
import { checkedPicture } from './picture.rules.ts'
import { smallPictures } from './test/small-pictures.ts'

const bytesOf = (name: keyof typeof smallPictures) => Buffer.from(smallPictures[name], 'base64')

/** The small PNG, which says that it is larger. */
function pngOf(width: number, height: number): Buffer {
  const bytes = bytesOf('png')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

describe('what a picture is', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['progressive jpeg', 'image/jpeg'],
    ['lossy webp', 'image/webp'],
    ['lossless webp', 'image/webp'],
    ['extended webp', 'image/webp'],
  ] as const)('is read from the bytes of a %s', (name, type) => {
    expect(pictureFormat(bytesOf(name))).toEqual({ type, width: 7, height: 5 })
  })

  test('is read past markers that are filled up', () => {
    const [start, rest] = [bytesOf('jpeg').subarray(0, 2), bytesOf('jpeg').subarray(2)]
    expect(pictureFormat(Buffer.concat([start, Buffer.from([0xff, 0xff]), rest]))).toMatchObject({ width: 7 })
  })

  test.each(Object.keys(smallPictures) as (keyof typeof smallPictures)[])(
    'is nothing, and no error, for the beginnings of a %s alone',
    (name) => {
      const bytes = bytesOf(name)
      for (let length = 0; length < 30; length++) expect(pictureFormat(bytes.subarray(0, length))).toBeUndefined()
    },
  )

  test.each([
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect/></svg>')],
    ['another kind of picture', bytesOf('gif')],
    ['a JPEG of segments without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xe0, 0, 2, 0, 0, 0, 0])],
    ['a JPEG of segments without a length', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0, 0, 0, 0])],
    ['a picture without a pixel', pngOf(0, 5)],
  ])('is nothing for %s', (_, bytes) => {
    expect(pictureFormat(bytes)).toBeUndefined()
  })
})

describe('an uploaded picture', () => {
  test.each(['png', 'jpeg', 'progressive jpeg', 'lossy webp', 'lossless webp', 'extended webp'] as const)(
    'that broke off is refused: a %s',
    (name) => {
      const bytes = bytesOf(name)
      expect(checkedPicture(bytes, 5)).toHaveProperty('type')
      const cut = bytes.subarray(0, -4)
      expect(checkedPicture(name === 'png' ? bytes.subarray(0, -12) : cut, 5)).toHaveProperty('error')
    },
  )

  test('may have 4096 pixels a side, and no more', () => {
    expect(checkedPicture(pngOf(4096, 4096), 5)).toEqual({ type: 'image/png' })
    const error = 'must be 4096 × 4096 pixels at most'
    expect([pngOf(4097, 1), pngOf(1, 4097)].map((bytes) => checkedPicture(bytes, 5))).toEqual([{ error }, { error }])
  })

  test('may have as many megabytes as it is given, and no more', () => {
    const fives = Buffer.alloc(5 * 1024 * 1024 + 1)
    bytesOf('png').copy(fives)
    expect(checkedPicture(fives.subarray(0, -1), 5)).toEqual({ type: 'image/png' })
    expect(checkedPicture(fives, 5)).toEqual({ error: 'must be 5 MB at most' })
  })

  test('must be one', () => {
    expect(checkedPicture(bytesOf('gif'), 5)).toEqual({ error: 'must be a PNG, JPEG, or WebP image' })
  })
})
