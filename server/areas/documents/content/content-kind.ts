import type { ContentKind } from '@portico/contract/areas/documents/document-formats.ts'

/** The first bytes needed to detect a file's type. */
export const headBytes = 4096

const startsWith = (head: Buffer, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => head[at + index] === byte)
const ascii = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)

const signatures: readonly (readonly [ContentKind, (head: Buffer) => boolean])[] = [
  ['pdf', (head) => ascii(head, 0, 1024).includes('%PDF-')],
  ['png', (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['jpeg', (head) => startsWith(head, [0xff, 0xd8, 0xff])],
  ['gif', (head) => /^GIF8[79]a/.test(ascii(head, 0, 6))],
  ['webp', (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP'],
  ['tiff', (head) => startsWith(head, [0x49, 0x49, 0x2a, 0]) || startsWith(head, [0x4d, 0x4d, 0, 0x2a])],
  ['heic', (head) => /^ftyp(heic|heix|hevc|mif1|msf1)/.test(ascii(head, 4, 12))],
  ['mp4', (head) => /^ftyp(isom|iso\d|mp4\d|avc1|M4[AV] |qt {2}|3gp\d|MSNV|dash)/.test(ascii(head, 4, 12))],
  ['webm', (head) => startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])],
  ['ogg', (head) => ascii(head, 0, 4) === 'OggS'],
  ['zip', (head) => startsWith(head, [0x50, 0x4b, 3, 4]) || startsWith(head, [0x50, 0x4b, 5, 6])],
  ['compound', (head) => startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['text', isPlainText],
]

/** The start of UTF-16 text, by its mark or since every second byte is zero, as UTF-8; others unchanged. */
export function narrowed(head: Buffer): Buffer {
  const zeros = [...head.keys()].filter((at) => head[at] === 0)
  const side = (zeros[0] ?? 0) % 2
  const isHalf = zeros.length > head.length / 4 && zeros.every((at) => at % 2 === side)
  if (startsWith(head, [0xfe, 0xff]) || (isHalf && side === 0)) return asUtf8('utf-16be', head)
  return startsWith(head, [0xff, 0xfe]) || isHalf ? asUtf8('utf-16le', head) : head
}

const asUtf8 = (encoding: string, head: Buffer) => Buffer.from(new TextDecoder(encoding).decode(head))

/** What a file is by its first bytes; undefined for what the library does not know, programs among it. */
export const contentKind = (head: Buffer): ContentKind | undefined => signatures.find(([, fits]) => fits(head))?.[0]

const programsAndPages = /^\s*(?:#!|<(?:!doctype|html|head|body|script|svg|\?xml|\?php|!--))/i

/** Text shows no control characters but tabs and line breaks, and is no page or script that a browser or shell would run. */
function isPlainText(head: Buffer): boolean {
  if (ascii(head, 0, 2) === 'MZ' || head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)))
    return false
  return !programsAndPages.test(head.toString('utf8').replace(/^\uFEFF/, ''))
}
