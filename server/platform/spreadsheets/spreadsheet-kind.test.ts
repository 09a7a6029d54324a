import { describe, expect, test } from 'vitest'
import { spreadsheetKindOf } from './spreadsheet-kind.ts'

const zip = Buffer.from('PK\u0003\u0004 and more')
const compound = Buffer.from('d0cf11e0a1b11ae1000000', 'hex')
const protectedWorkbook = Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')])
const text = Buffer.from('Name,City\n')

describe('the kind of a file', () => {
  test.each([
    ['list.xlsx', zip, 'xlsx'],
    ['Fleet 2026.XLSX ', zip, 'xlsx'],
    ['list.xlsm', zip, 'xlsx'],
    ['list.xlsb', zip, 'xls'],
    ['list.xls', compound, 'xls'],
    ['list.csv', text, 'csv'],
    ['list.tsv', text, 'csv'],
    ['list.txt', Buffer.from('Straße;Ort', 'latin1'), 'csv'],
    ['list.csv', Buffer.from('Name,City', 'utf16le'), 'csv'],
    ['list.csv', Buffer.from('Name,City', 'utf16le').swap16(), 'csv'],
    ['empty.csv', Buffer.alloc(0), 'csv'],
  ])('%s is told by name and content', (name, bytes, kind) => {
    expect(spreadsheetKindOf(bytes, name)).toBe(kind)
  })

  test.each([
    ['list.xlsx', text, 'wrong_extension'],
    ['list.xlsx', compound, 'wrong_extension'],
    ['list.xlsx', protectedWorkbook, 'encrypted'],
    ['list.xls', zip, 'wrong_extension'],
    ['list.xls', Buffer.from('<html><table>'), 'wrong_extension'],
    ['list.csv', zip, 'wrong_extension'],
    ['list.csv', Buffer.from('\ufeff <!DOCTYPE html>'), 'wrong_extension'],
    ['list.csv', Buffer.from('%PDF-1.7'), 'wrong_extension'],
    ['list.csv', Buffer.from('MZ\u0090'), 'wrong_extension'],
    ['list.csv', Buffer.from([1, 2, 3, 0, 0, 0]), 'wrong_extension'],
    ['list.pdf', Buffer.from('%PDF-1.7'), 'unknown_kind'],
    ['list', text, 'unknown_kind'],
    ['list.xlsx.exe', zip, 'unknown_kind'],
  ])('%s is refused where they do not fit', (name, bytes, code) => {
    expect(() => spreadsheetKindOf(bytes, name)).toThrow(expect.objectContaining({ code }) as Error)
  })
})
