import { packedFile, type PackedPart } from './packed-file.ts'

/** What a made workbook holds; every part can be replaced by one that is hostile or strange. */
export interface MadeWorkbook {
  /** The XML of the rows of each sheet, by the name of the sheet. */
  readonly sheets: Readonly<Record<string, string>>
  readonly hidden?: readonly string[]
  readonly sharedStrings?: readonly string[]
  /** The codes of the number formats; style n is format n - 1, style 0 none. */
  readonly formats?: readonly string[]
  readonly from1904?: boolean
  readonly replaced?: readonly PackedPart[]
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
const relations = (inner: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`

/** The bytes of a workbook. */
export function workbookFile(workbook: MadeWorkbook): Buffer {
  const replaced = workbook.replaced ?? []
  const names = new Set(replaced.map(({ name }) => name))
  return packedFile([...partsOf(workbook).filter(({ name }) => !names.has(name)), ...replaced])
}

/** The bytes of a workbook of one sheet with these rows. */
export const sheetFile = (rows: string, more: Omit<MadeWorkbook, 'sheets'> = {}): Buffer =>
  workbookFile({ ...more, sheets: { List: rows } })

function partsOf({ sheets, hidden = [], sharedStrings = [], formats = [], from1904 }: MadeWorkbook): PackedPart[] {
  const names = Object.keys(sheets)
  return [
    { name: '_rels/.rels', content: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="${main}" xmlns:r="${office}">
        <workbookPr${from1904 === true ? ' date1904="1"' : ''}/><sheets>${names
          .map(
            (name, at) =>
              `<sheet name="${name}" sheetId="${at + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="s${at}"/>`,
          )
          .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        [
          ...names.map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
          relation('strings', 'sharedStrings', 'sharedStrings.xml'),
          relation('styles', 'styles', '/xl/styles.xml'),
        ].join(''),
      ),
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst xmlns="${main}">${sharedStrings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${main}"><numFmts>${formats
        .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
        .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
        .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
        .join('')}</cellXfs></styleSheet>`,
    },
    ...Object.values(sheets).map((rows, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: `<worksheet xmlns="${main}"><dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData></worksheet>`,
    })),
  ]
}
