import { open } from 'node:fs/promises'
import type { SpreadsheetKind } from './spreadsheet.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The first bytes needed to detect a file's type. */
const bytesToTellKind = 4096

const endings: ReadonlyMap<string, { kind: SpreadsheetKind; contents: readonly Content[] }> = new Map([
  ['csv', { kind: 'csv', contents: ['text'] }],
  ['tsv', { kind: 'csv', contents: ['text'] }],
  ['txt', { kind: 'csv', contents: ['text'] }],
  ['xlsx', { kind: 'xlsx', contents: ['zip'] }],
  ['xlsm', { kind: 'xlsx', contents: ['zip'] }],
  ['xls', { kind: 'xls', contents: ['compound'] }],
  ['xlsb', { kind: 'xls', contents: ['zip'] }],
])

type Content = 'zip' | 'compound' | 'text' | 'markup' | 'other'

/** Its name in the directory of a compound file. */
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le')

/** The reader for a file name. Throws UnreadableFile if the first bytes do not match the extension. */
export function spreadsheetKindOf(firstBytes: Uint8Array, name: string): SpreadsheetKind {
  const ending = endings.get(/\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '')
  if (ending === undefined) throw new UnreadableFile('unknown_kind')
  const bytes = Buffer.from(firstBytes.buffer, firstBytes.byteOffset, firstBytes.byteLength)
  if (ending.contents.includes(contentOf(bytes))) return ending.kind
  // A password-protected workbook is a compound file around the encrypted one, whatever its extension.
  throw new UnreadableFile(bytes.includes(encryptedPart) ? 'encrypted' : 'wrong_extension')
}

/** What reads the file at a path, which came under this name. Throws UnreadableFile like `spreadsheetKindOf`. */
export async function kindOfFile(path: string, name: string): Promise<SpreadsheetKind> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytesToTellKind), 0, bytesToTellKind, 0)
    return spreadsheetKindOf(buffer.subarray(0, bytesRead), name)
  } finally {
    await file.close()
  }
}

function contentOf(bytes: Buffer): Content {
  if (startsWith(bytes, 'PK\u0003\u0004')) return 'zip'
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return 'compound'
  if (['%PDF', '\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', '{\\rtf', 'MZ'].some((mark) => startsWith(bytes, mark))) {
    return 'other'
  }
  if (/^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype|html|\?xml|table|script|svg)/i.test(bytes.toString('latin1', 0, 200))) {
    return 'markup'
  }
  return isText(bytes) ? 'text' : 'other'
}

const startsWith = (bytes: Buffer, mark: string) => bytes.toString('latin1', 0, mark.length) === mark

/** Text holds no control characters; in UTF-16 without a mark, all zeros are on one side. */
function isText(bytes: Buffer): boolean {
  if (startsWith(bytes, '\u00ff\u00fe') || startsWith(bytes, '\u00fe\u00ff')) return true
  // oxlint-disable-next-line no-control-regex -- control characters are what tells
  if (/[\u0001-\u0008\u000e-\u0019\u001b-\u001f]/.test(bytes.toString('latin1'))) return false
  const zeros = [...bytes.keys()].filter((at) => bytes[at] === 0)
  const isOnOneSide = zeros.every((at) => at % 2 === (zeros[0] ?? 0) % 2)
  return zeros.length === 0 || (isOnOneSide && zeros.length > bytes.length / 4)
}
