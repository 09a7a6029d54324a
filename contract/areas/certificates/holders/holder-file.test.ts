import { expect, test } from 'vitest'
import { guessColumns } from '../../../kit/uploads/file-columns.ts'
import { certificateHolder } from '../certificate-holder.shapes.ts'
import { checkHolders, holderFields, holderFile, mergedHolder } from './holder-file.ts'

const headings = holderFields.map((field) => holderFile.fields[field].label)
const columns = guessColumns(holderFile.fields, headings)
const good = { name: 'Pier LLC', street: '9 Pier Road', city: 'Columbus', state: 'Ohio', zip: '43215' }
type Typed = Partial<Record<(typeof holderFields)[number], string>>
const check = (rows: readonly Typed[], listed: Parameters<typeof checkHolders>[1] = []) => {
  const cells = (typed: Typed) => holderFields.map((field) => typed[field] ?? '')
  return checkHolders(
    { headings, columns, rows: rows.map((typed, at) => ({ row: at + 2, cells: cells(typed) })) },
    listed,
  )
}

test('matches every field by its own label', () => {
  expect(Object.values(columns)).toEqual([...holderFields.keys()])
})

test('remembers a column, and that one is no field', () => {
  const remembered = new Map([
    ['who', 'name' as const],
    ['email', null],
  ])
  expect(guessColumns(holderFile.fields, ['Name', 'Who', 'Email'], remembered)).toMatchObject({ name: 1, email: null })
})

test('reads states by name, ZIP codes without their zeros, and interests as people write them', () => {
  const [row] = check([{ ...good, state: 'Connecticut', zip: '6103', interest: 'additional insured', isRenewed: 'no' }])
  expect(row!.draft).toMatchObject({ state: 'CT', zip: '06103', interest: 'ADDITIONAL_INSURED', isRenewed: false })
})

test('suggests to leave out a row that adds nothing, and to merge one that does', () => {
  const draft = certificateHolder.draft.parse({ ...good, state: 'OH', interest: 'CERTIFICATE' })
  const listed = [{ ...draft, id: 'known', version: 1 }]
  const rows = check([good, { ...good, name: 'Pier Inc.', email: 'certs@pier.test' }], listed)
  expect(rows.map(({ choice, like }) => [choice, like])).toEqual([
    ['KEEP', { holderId: 'known' }],
    ['MERGE', { holderId: 'known' }],
  ])
})

test('a merge keeps the name, fills and corrects the rest, and never turns renewal on', () => {
  const draft = certificateHolder.draft.parse({ ...good, state: 'OH', interest: 'CERTIFICATE', isRenewed: false })
  const row = { ...draft, name: 'Pier Inc.', attention: 'Claims', isRenewed: true }
  expect(mergedHolder({ ...draft, email: 'certs@pier.test' }, row)).toEqual({
    ...draft,
    email: 'certs@pier.test',
    attention: 'Claims',
  })
})
