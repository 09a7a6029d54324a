import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openingMessages } from '../details/opening.messages.ts'
import { uploadMessages } from './account-upload.messages.ts'
import { guessColumns, tableOf } from '../../kit/uploads/file-columns.ts'
import { accountFile, uploadColumns, type UploadField, uploadFields } from './upload-columns.ts'
import { checkRows, type KnownAccounts, nameKey } from './upload-row.rules.ts'

const manager = '11111111-1111-4111-8111-111111111111'
const namesake = '22222222-2222-4222-8222-222222222222'

const known: KnownAccounts = {
  staff: [
    { userId: manager, username: 'mo', email: 'mo@harbor.test', name: 'Mo Diaz' },
    { userId: namesake, username: 'kim1', email: 'kim1@harbor.test', name: 'Kim Fox' },
    { userId: '33333333-3333-4333-8333-333333333333', username: 'kim2', email: 'kim2@harbor.test', name: 'Kim Fox' },
  ],
  codes: new Map([
    ['ACME', { isArchived: false }],
    ['OLD', { isArchived: true }],
  ]),
  names: new Map([['acme builders', 'ACME']]),
}

type Typed = Partial<Record<UploadField, string>>

const good: Typed = { companyName: 'Tuckahoe Steel', code: 'TUCKAHOE', manager: 'mo@harbor.test' }

/** Checks rows with a column for each field, in the order of the template. */
function check(rows: readonly Typed[], suggestsCodes = false) {
  const headings = uploadFields.map((field) => uploadColumns[field].label)
  const cells = (row: Typed) => uploadFields.map((field) => row[field] ?? '')
  const table = { headings, columns: guessColumns(uploadColumns, headings), suggestsCodes }
  return checkRows({ ...table, rows: rows.map((row, at) => ({ row: at + 2, cells: cells(row) })) }, known)
}

const errorsOf = (row: Typed) =>
  check([row])[0]!.errors.map(({ field, cell, message }) => [field, cell, message] as const)

describe('a row of an upload', () => {
  test('is read as the account that it describes', () => {
    const [row] = check([
      {
        ...good,
        code: 'tuckahoe',
        relationship: 'prospect',
        isLawFirm: 'yes',
        lines: 'General Liability; workers comp',
        manager: 'Mo Diaz',
        advisor: 'kim2',
        contactFirstName: 'Vera',
        contactLastName: 'Stone',
        contactEmail: 'vera@tuckahoe.test',
        inviteContact: 'Y',
      },
    ])
    expect(row!.errors).toEqual([])
    expect(row!.opening).toEqual({
      companyName: 'Tuckahoe Steel',
      code: 'TUCKAHOE',
      relationship: 'PROSPECT',
      isLawFirm: true,
      lines: ['GENERAL_LIABILITY', 'WORKERS_COMP'],
      manager,
      advisor: '33333333-3333-4333-8333-333333333333',
      contact: { firstName: 'Vera', lastName: 'Stone', email: 'vera@tuckahoe.test', language: 'en' },
    })
  })

  test.each<[Typed, UploadField, string, string]>([
    [{ companyName: '' }, 'companyName', 'A2', openingMessages.nameRequired],
    [{ code: '' }, 'code', 'B2', uploadMessages.codeMissing('TUCKAHOE')],
    [{ code: 'TUCK HOE' }, 'code', 'B2', openingMessages.codeLetters],
    [{ code: 'acme' }, 'code', 'B2', uploadMessages.codeInUse('ACME')],
    [{ code: 'OLD' }, 'code', 'B2', uploadMessages.codeArchived('OLD')],
    [{ companyName: 'ACME  Builders ' }, 'companyName', 'A2', uploadMessages.nameInUse('ACME')],
    [{ relationship: 'Customer' }, 'relationship', 'C2', uploadMessages.wrongRelationship('Customer')],
    [{ isLawFirm: 'maybe' }, 'isLawFirm', 'D2', uploadMessages.wrongYesNo('maybe')],
    [{ lines: 'Property; Rain' }, 'lines', 'E2', uploadMessages.unknownLine('Rain')],
    [{ manager: '' }, 'manager', 'F2', openingMessages.teamRequired],
    [{ manager: 'who@else.test' }, 'manager', 'F2', uploadMessages.unknownPerson('who@else.test')],
    [{ advisor: 'Kim Fox' }, 'advisor', 'G2', uploadMessages.ambiguousPerson('Kim Fox')],
    [{ contactEmail: 'vera' }, 'contactEmail', 'J2', uploadMessages.wrongEmail('vera')],
  ])('with %j is refused by its cell', (changes, field, cell, message) => {
    expect(errorsOf({ ...good, ...changes })).toEqual([[field, cell, message]])
  })

  test('that invites needs a contact by name and email, and one that does not invites nobody', () => {
    expect(errorsOf({ ...good, inviteContact: 'Y' }).map(([field]) => field)).toEqual([
      'contactFirstName',
      'contactLastName',
      'contactEmail',
    ])
    expect(check([{ ...good, contactEmail: 'vera@tuckahoe.test' }])[0]!.opening?.contact).toBeNull()
  })

  test('may not repeat the code or the name of a row above', () => {
    const rows = check([good, { ...good, companyName: 'Other' }, { ...good, code: 'OTHER' }])
    expect(rows.map(({ errors }) => errors.map(({ cell, message }) => [cell, message]))).toEqual([
      [],
      [['B3', uploadMessages.codeOnRow(2)]],
      [['A4', uploadMessages.nameOnRow(2)]],
    ])
  })

  test('names the field itself where the file has no column for it', () => {
    const table = { headings: ['Company'], columns: guessColumns(uploadColumns, ['Company']), suggestsCodes: false }
    const [row] = checkRows({ ...table, rows: [{ row: 2, cells: ['Tuckahoe Steel'] }] }, known)
    expect(row!.errors).toEqual([
      { field: 'code', heading: 'Account code', cell: null, message: uploadMessages.codeMissing('TUCKAHOE') },
      { field: 'manager', heading: 'Primary account manager', cell: null, message: openingMessages.teamRequired },
    ])
  })

  test('gets a code that nothing else has, where codes are suggested', () => {
    const rows = check(
      [
        { ...good, companyName: 'Acme Steel', code: '' },
        { ...good, companyName: 'Acme Paint', code: '' },
        { ...good, companyName: 'Third', code: 'ACME-2' },
      ],
      true,
    )
    expect(rows.map(({ code, errors }) => [code, errors.length])).toEqual([
      ['ACME-3', 0],
      ['ACME-4', 0],
      ['ACME-2', 0],
    ])
  })

  test('is either ready or has errors, whatever it holds, and no two ready rows share a code or a name', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 14 }),
      fc.constantFrom('ACME', 'Mo Diaz', 'Y', 'Client', 'Acme Builders'),
    )
    const row = fc.record(Object.fromEntries(uploadFields.map((field) => [field, cell])))
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), fc.boolean(), (rows, suggests) => {
        const checked = check(rows, suggests)
        const ready = checked.flatMap(({ opening }) => opening ?? [])
        for (const each of checked) expect(each.opening === null).toBe(each.errors.length > 0)
        expect(new Set(ready.map(({ code }) => code)).size).toBe(ready.length)
        expect(new Set(ready.map(({ companyName }) => nameKey(companyName))).size).toBe(ready.length)
        expect(ready.some(({ code }) => known.codes.has(code))).toBe(false)
      }),
    )
  })
})

describe('a file of accounts', () => {
  test('is read below its title, by headings of other names in any order', () => {
    const { headings, rows } = tableOf(accountFile, [
      { row: 1, cells: ['Accounts of 2026'] },
      { row: 3, cells: ['Producer', 'Insured Name', 'Notes', 'Client Code'] },
      { row: 4, cells: ['mo', 'Tuckahoe Steel', '', 'TUCKAHOE'] },
    ])
    expect(guessColumns(uploadColumns, headings)).toMatchObject({ advisor: 0, companyName: 1, code: 3, lines: null })
    expect(rows.map(({ row }) => row)).toEqual([4])
  })

  test('from the template leaves the example out', () => {
    const template = [
      { row: 1, cells: uploadFields.map((field) => uploadColumns[field].label) },
      { row: 2, cells: uploadFields.map((field) => uploadColumns[field].example) },
    ]
    const { headings, rows } = tableOf(accountFile, template)
    expect(Object.values(guessColumns(uploadColumns, headings))).toEqual([...uploadFields.keys()])
    expect(rows).toEqual([])
  })
})
