import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { binaryWorkbook } from '../../platform/spreadsheets/test/binary-workbook.ts'
import { aZip } from '../documents/test/sample-files.ts'
import { ImportClient } from './test/import-client.ts'

const server = useTestServer()
let owner: TestClient
let imports: ImportClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  imports = new ImportClient(owner, 'ACME', 'FINE_ARTS')
})

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const table = 'Title\tValue\nWater Lilies\t1200\n'

describe('a file is imported by what its ending promises', () => {
  test.each<[string, () => Uint8Array]>([
    ['art.tsv', () => Buffer.from(table)],
    ['wide.tsv', () => utf16(table)],
    ['wide.csv', () => utf16(`\uFEFF${table}`)],
    ['wide.txt', () => utf16(`\uFEFF${table}`).swap16()],
    [
      'art.xlsb',
      () =>
        binaryWorkbook([
          ['Title', 'Value'],
          ['Water Lilies', 1200],
        ]),
    ],
  ])('%s', async (name, content) => {
    const { scheduleImportId, counts } = await imports.checked(name, content())
    expect(counts).toMatchObject({ rows: 1, added: 1 })
    const [row] = await imports.rows(scheduleImportId, 'ADDED')
    expect(row!.changes.map(({ now }) => now)).toEqual(expect.arrayContaining(['Water Lilies', '1200']))
  })
})

describe('a file is refused', () => {
  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['with macros', 'a.xlsb', () => aZip(['xl/workbook.bin', 'xl/vbaProject.bin']), documentMessages.macros],
    ['that is a workbook of today', 'a.xlsb', () => aZip(['xl/workbook.xml']), documentMessages.contentDiffers],
    ['that is a binary workbook', 'a.xlsx', () => aZip(['xl/workbook.bin']), documentMessages.contentDiffers],
    ['that is a workbook', 'a.tsv', () => aZip(['xl/workbook.bin']), documentMessages.contentDiffers],
    ['that is a picture', 'a.tsv', () => Buffer.from('89504e470d0a1a0a', 'hex'), documentMessages.contentDiffers],
    ['that is a page', 'a.csv', () => utf16('\uFEFF<html><table>'), documentMessages.contentDiffers],
    ['that is a program', 'a.csv', () => Buffer.from('MZ\0\0\u0003\0\0\0'), documentMessages.contentDiffers],
    ['of bytes', 'a.csv', () => Buffer.from([65, 0, 0, 66, 67, 1]), documentMessages.contentDiffers],
    ['that is no spreadsheet', 'a.docx', () => aZip(['word/document.xml']), importMessages.unknownFormat],
  ])('%s', async (_what, name, content, message) => {
    const { status, body } = await imports.begin(name, await content())
    expect([status, body.fields]).toEqual([422, { file: message }])
  })

  test('by the library, where only imports read it', async () => {
    const uploads = '/api/accounts/ACME/uploads'
    const draft = { name: 'art.xlsb', bytes: 3 }
    const refused = await owner.post(uploads, draft)
    expect([refused.status, refused.body.fields]).toEqual([422, { file: documentMessages.formatUnknown }])
    const { id } = (await owner.post(uploads, { ...draft, use: 'IMPORT' })).body
    const headers = { 'content-type': 'application/octet-stream' }
    await owner.put(`${uploads}/${id}?offset=0`, Buffer.from('abc'), { headers })
    const finished = await owner.post(`${uploads}/${id}/finish`, {})
    expect([finished.status, finished.body.fields]).toEqual([422, { file: documentMessages.formatUnknown }])
  })
})
