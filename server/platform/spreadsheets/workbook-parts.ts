import { xmlText } from './xml-text.ts'

const packageTypes = 'application/vnd.openxmlformats-package'
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A sheet as the other parts of the workbook name it. */
interface NamedSheet {
  readonly name: string
  readonly isHidden: boolean
  readonly hasNotes: boolean
}

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** A part of the workbook as a file. */
export const partXml = (xml: string): string => `${header}${xml}`

export function contentTypesXml(sheets: readonly NamedSheet[]): string {
  const override = (part: string, type: string) =>
    `<Override PartName="/${part}" ContentType="${sheetTypes}.${type}+xml"/>`
  return (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    `<Default Extension="rels" ContentType="${packageTypes}.relationships+xml"/>` +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
    override('xl/workbook.xml', 'sheet.main') +
    override('xl/styles.xml', 'styles') +
    sheets.map((_, place) => override(`xl/worksheets/sheet${place + 1}.xml`, 'worksheet')).join('') +
    sheets
      .map(({ hasNotes }, place) => (hasNotes ? override(`xl/comments${place + 1}.xml`, 'comments') : ''))
      .join('') +
    '</Types>'
  )
}

export const packageRelationsXml = (): string =>
  relationsXml([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }])

export const workbookRelationsXml = (sheets: readonly NamedSheet[]): string =>
  relationsXml([
    ...sheets.map((_, place) => ({
      id: `rId${place + 1}`,
      type: 'worksheet',
      target: `worksheets/sheet${place + 1}.xml`,
    })),
    { id: `rId${sheets.length + 1}`, type: 'styles', target: 'styles.xml' },
  ])

/** What a sheet with notes refers to. */
export const sheetRelationsXml = (place: number): string =>
  relationsXml([
    { id: 'rId1', type: 'comments', target: `../comments${place + 1}.xml` },
    { id: 'rId2', type: 'vmlDrawing', target: `../drawings/vmlDrawing${place + 1}.vml` },
  ])

export function workbookXml(sheets: readonly NamedSheet[]): string {
  const entries = sheets.map(
    ({ name, isHidden }, place) =>
      `<sheet name="${xmlText(name)}" sheetId="${place + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${place + 1}"/>`,
  )
  return (
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relationships}">` +
    `<bookViews><workbookView/></bookViews><sheets>${entries.join('')}</sheets></workbook>`
  )
}

function relationsXml(entries: readonly { id: string; type: string; target: string }[]): string {
  const each = entries.map(
    ({ id, type, target }) => `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packageRelationships}">${each.join('')}</Relationships>`
}
