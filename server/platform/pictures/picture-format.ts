/** The data in the first bytes of an image. */
export interface PictureFormat {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Detects type and size of an image from its bytes; undefined for anything but a PNG, JPEG or WebP. */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  const found = png(bytes) ?? jpeg(bytes) ?? webp(bytes)
  return found !== undefined && found.width > 0 && found.height > 0 ? found : undefined
}

/** Whether an image is complete: browsers show one from a broken transfer in part or not at all. */
export const isWhole = (bytes: Buffer, { type }: Pick<PictureFormat, 'type'>): boolean => ends[type](bytes)

const pngEnd = Buffer.from('IEND')
const jpegEnd = Buffer.from([0xff, 0xd9])

/** Programs write more after the end of a PNG or a JPEG, which browsers pass over. */
const ends: Readonly<Record<PictureFormat['type'], (bytes: Buffer) => boolean>> = {
  'image/png': (bytes) => bytes.includes(pngEnd, 33),
  'image/jpeg': (bytes) => bytes.includes(jpegEnd, 4),
  'image/webp': (bytes) => bytes.readUInt32LE(4) + 8 <= bytes.length,
}

const pngStart = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')

function png(bytes: Buffer): PictureFormat | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(pngStart) || textAt(bytes, 12) !== 'IHDR') return undefined
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Segments come one after another, each with its length, until the one that starts the frame contains the size. */
function jpeg(bytes: Buffer): PictureFormat | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff_d8) return undefined
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!
    if (beginsFrame(marker)) {
      return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    }
    // A marker may be padded with FFs; every other segment has a length.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** The markers SOF0 to SOF15, except three in between that mean something else. */
const beginsFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function webp(bytes: Buffer): PictureFormat | undefined {
  if (bytes.length < 30 || textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return undefined
  const size = webpSizes[textAt(bytes, 12)]?.(bytes)
  return size && { type: 'image/webp', ...size }
}

type Size = Pick<PictureFormat, 'width' | 'height'>

/** By the kind of the first chunk: lossy, lossless, or extended. */
const webpSizes: Readonly<Record<string, (bytes: Buffer) => Size | undefined>> = {
  'VP8 ': (bytes) =>
    bytes.readUIntBE(23, 3) === 0x9d_01_2a
      ? { width: bytes.readUInt16LE(26) & 0x3f_ff, height: bytes.readUInt16LE(28) & 0x3f_ff }
      : undefined,
  VP8L: (bytes) => {
    const packed = bytes.readUInt32LE(21)
    return bytes[20] === 0x2f ? { width: (packed & 0x3f_ff) + 1, height: ((packed >>> 14) & 0x3f_ff) + 1 } : undefined
  },
  VP8X: (bytes) => ({ width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }),
}

const textAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)
