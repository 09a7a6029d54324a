import { formatOf } from '@portico/contract/areas/documents/document-formats.ts'
import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { gathered } from '../../../platform/files/byte-streams.ts'
import { pdfTexts } from '../../../platform/pdf/pdf-process.ts'
import { UnusablePdf } from '../../../platform/pdf/pdf-work.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/unreadable-file.ts'
import { wordPages } from '../../../platform/word/word-pages.ts'

const mostPages = 300
const mostCharacters = 1_000_000

const refused = (message: string) => unprocessable({ file: message }, message)

const isPdf = (name: string): boolean => formatOf(name)?.content === 'pdf'
const isWord = (name: string): boolean => formatOf(name)?.content === 'word'

/** Rejects a file that is neither a PDF nor a Word document, by its name. */
export function demandContract(name: string): void {
  if (!isPdf(name) && !isWord(name)) throw refused(contractMessages.onlyWordOrPdf)
}

/** The text of an uploaded contract's pages; rejects one without text, with advice. */
export async function contractPages(
  { platform: { files } }: AccountContext,
  { key, name }: { readonly key: string; readonly name: string },
): Promise<string[]> {
  try {
    const pages = isPdf(name)
      ? await pdfTexts(await gathered(await files.open(key)), mostPages)
      : await wordPages(files, key)
    if (pages.every((page) => page.trim() === ''))
      throw refused(isPdf(name) ? contractMessages.scanned : contractMessages.noText)
    if (pages.reduce((sum, page) => sum + page.length, 0) > mostCharacters) throw refused(contractMessages.tooLarge)
    return pages.map((page) => page.toWellFormed())
  } catch (error) {
    if (error instanceof UnusablePdf) throw refused(pdfErrors[error.code] ?? contractMessages.damaged)
    if (error instanceof UnreadableFile) throw refused(wordErrors[error.code] ?? contractMessages.damaged)
    throw error
  }
}

const pdfErrors: Readonly<Record<string, string>> = {
  encrypted: contractMessages.encrypted,
  tooLarge: contractMessages.tooLarge,
  tooManyPages: contractMessages.tooManyPages,
}

const wordErrors: Readonly<Record<string, string>> = { too_large: contractMessages.tooLarge }
