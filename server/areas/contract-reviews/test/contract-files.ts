import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { packedFile } from '../../../platform/spreadsheets/test/packed-file.ts'

/** Text in lines that a page has room for. */
const broken = (page: string): string[] => page.split('\n').flatMap((line) => line.match(/.{1,100}(?:\s|$)|^$/gu) ?? [])

/** A PDF whose pages show these texts, line by line. */
export async function contractPdf(pages: readonly string[]): Promise<Buffer> {
  const made = await PDFDocument.create()
  const font = await made.embedFont(StandardFonts.Helvetica)
  for (const page of pages) {
    const sheet = made.addPage([612, 792])
    for (const [at, line] of broken(page).entries()) {
      const plain = line.replaceAll(/[’‘]/gu, "'").replaceAll(/[“”]/gu, '"')
      if (plain !== '') sheet.drawText(plain, { x: 40, y: 760 - at * 12, size: 9, font })
    }
  }
  return Buffer.from(await made.save())
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A Word document whose pages hold these texts; a blank line is between paragraphs. */
export function contractWord(pages: readonly string[]): Buffer {
  const run = (text: string): string => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
  const paragraph = (text: string): string =>
    `<w:p w:rsidR="00A1"><w:pPr/>${text.split('\n').map(run).join('<w:r><w:br/></w:r>')}</w:p>`
  const body = pages
    .map((page) =>
      page
        .split(/\n{2,}/u)
        .map(paragraph)
        .join(''),
    )
    .join('<w:p><w:r><w:br w:type="page"/></w:r></w:p>')
  return packedFile([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: `<w:document><w:body>${body}</w:body></w:document>` },
  ])
}
