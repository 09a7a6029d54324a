import type { ContentKind, DocumentFormat } from '@portico/contract/areas/documents/document-formats.ts'
import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { ByteRange, ByteStream } from '@portico/contract/kit/call.ts'
import { gathered } from '../../../platform/files/byte-streams.ts'
import { isActivePdf } from '../../../platform/pdf/pdf-process.ts'
import { UnusablePdf } from '../../../platform/pdf/pdf-work.ts'
import { contentKind, headBytes, narrowed } from './content-kind.ts'
import { zipEntries } from '../../../platform/files/zip-entries.ts'

/** A file that is in the store, to be looked into. */
interface Content {
  readonly bytes: number
  open(range?: ByteRange): Promise<ByteStream>
}

/** What is wrong with a file that claims a format, as a message for the sender; undefined if nothing is. */
export async function contentError(
  content: Content,
  { content: claimed, isWide = false }: DocumentFormat,
): Promise<string | undefined> {
  if (content.bytes === 0) return documentMessages.empty
  const head = await part(content, { start: 0, end: Math.min(headBytes, content.bytes) - 1 })
  const found = contentKind(isWide ? narrowed(head) : head)
  if (found === 'zip') return zipError(content, claimed)
  if (found === 'compound') return compoundError(content, claimed)
  if (found !== claimed) return isOldExcel(head, claimed) ? documentMessages.oldExcel : documentMessages.contentDiffers
  return found === 'pdf' ? pdfError(content) : undefined
}

const part = async (content: Content, range: ByteRange) => gathered(await content.open(range))

/** Parts that an office file of today is known by. */
const officeParts: Readonly<Partial<Record<ContentKind, string>>> = {
  word: 'word/document.xml',
  sheet: 'xl/workbook.xml',
  binarySheet: 'xl/workbook.bin',
  slides: 'ppt/presentation.xml',
}
const programEntry =
  /\.(?:exe|dll|scr|com|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|msi|jar|lnk|reg|docm|dotm|xlsm|xlam|pptm)$/i

/** Paths that would be unpacked elsewhere than where the archive is. */
const leadsOut = /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[a-z]:/i

async function zipError(content: Content, claimed: ContentKind): Promise<string | undefined> {
  const entries = await zipEntries(content.bytes, (range) => part(content, range))
  if (entries === undefined) return documentMessages.contentDiffers
  const names = entries.map(({ name }) => name)
  if (names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))) return documentMessages.macros
  const known = officeParts[claimed]
  if (known === undefined ? claimed !== 'zip' : !names.includes(known)) return documentMessages.contentDiffers
  if (entries.some(({ isEncrypted }) => isEncrypted)) return documentMessages.encrypted
  if (entries.some(({ name, isLink }) => isLink || leadsOut.test(name))) return documentMessages.leadsOut
  return names.some((name) => programEntry.test(name)) ? documentMessages.programs : undefined
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le').toString('latin1')
const macroName = utf16('_VBA_PROJECT')
const lockedName = utf16('EncryptedPackage')

/** Stream names are UTF-16 in the directory of an older Office file. */
async function compoundError(content: Content, claimed: ContentKind): Promise<string | undefined> {
  if (await holds(content, (text) => text.includes(macroName))) return documentMessages.macros
  // An office file of today with a password is a compound file around the encrypted one.
  if (await holds(content, (text) => text.includes(lockedName))) return documentMessages.encrypted
  return claimed === 'compound' ? undefined : documentMessages.contentDiffers
}

/** A workbook of Excel 2 to 4 is a stream of records; the first one identifies it. */
const isOldExcel = (head: Buffer, claimed: ContentKind): boolean =>
  claimed === 'compound' && head[0] === 9 && [0, 2, 4].includes(head[1] ?? -1) && head[3] === 0

/** The largest PDF whose objects are read: they take several times its size in memory. */
export const readableBytes = 64 * 1024 ** 2

/** Plain parts are found in the bytes; parts that may be packed, or depend on context, in the objects. */
async function pdfError(content: Content): Promise<string | undefined> {
  if (await holds(content, (text) => activeNames.test(plainNames(text)))) return documentMessages.activePdf
  if (!(await holds(content, (text) => unclearNames.test(plainNames(text))))) return undefined
  if (content.bytes > readableBytes) return documentMessages.pdfTooLarge
  try {
    const isActive = await isActivePdf(async () => gathered(await content.open()))
    return isActive ? documentMessages.activePdf : undefined
  } catch (error) {
    if (!(error instanceof UnusablePdf)) throw error
    return error.code === 'encrypted' ? documentMessages.encrypted : documentMessages.pdfUnreadable
  }
}

const activeNames = /\/(?:JavaScript|Launch|EmbeddedFiles?|SubmitForm|ImportData|RichMedia)\b/
/** Without any of these names a PDF has no packed objects and no automatic actions. */
const unclearNames = /\/(?:ObjStm|XRef|XRefStm|First|Encrypt|OpenAction|AA|JS|XFA|EF|Rendition|GoToE)\b/

/** Names of a PDF may write any letter as `#` and its number. */
const plainNames = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The longest text that is looked for, over the seam of two pieces. */
const overlap = 64

/** Whether a file contains something, read piece by piece. */
async function holds(content: Content, found: (text: string) => boolean): Promise<boolean> {
  let before = ''
  for await (const piece of await content.open()) {
    const text = before + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1')
    if (found(text)) return true
    before = text.slice(-overlap)
  }
  return false
}
