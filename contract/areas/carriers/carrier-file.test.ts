import { expect, test } from 'vitest'
import { readCarriers } from './carrier-file.ts'
import type { CarrierNaic } from './carrier-naic.shapes.ts'
import { carrierMessages } from './carrier.messages.ts'

const today = '2026-11-28'
const granite: CarrierNaic = {
  id: 'g',
  carrier: 'Granite Mutual',
  naic: '90034',
  rating: '',
  size: '',
  ratedOn: null,
  ratingSource: '',
  address: '',
  version: 1,
}
const read = (...lines: string[]) =>
  readCarriers(
    lines.map((line, at) => ({ number: at + 1, cells: line.split('|') })),
    { carriers: [granite], today },
  )

test('adds carriers and changes those on the list, by name', () => {
  const found = read(
    'Carrier|NAIC|AM Best rating|As of|Source',
    'granite mutual||A- VII|06/01/2026|Carrier website',
    'Cascade Casualty|123|A+ XV|2026-05-01|Carrier letter',
  )
  expect(found).toMatchObject({
    errors: [],
    added: [{ carrier: 'Cascade Casualty', naic: '00123', rating: 'A+', size: 'XV', ratedOn: '2026-05-01' }],
    changed: [
      {
        before: { id: 'g' },
        after: { carrier: 'Granite Mutual', naic: '90034', rating: 'A-', size: 'VII', ratingSource: 'Carrier website' },
      },
    ],
  })
  expect(read('Carrier|NAIC', 'Granite Mutual|90034')).toMatchObject({ unchanged: 1, changed: [], added: [] })
})

test('names the cell of each error', () => {
  const { errors } = read(
    'Carrier|NAIC|Rating|As of|Source',
    'Granite Mutual||good|06/01/2026|Web',
    'Cascade Casualty||A|06/01/2027|Web',
    'Cascade Casualty|90011|A||',
  )!
  expect(errors).toEqual([
    { row: 2, place: 2, message: 'must be a rating such as A- or A- VII' },
    { row: 3, place: 1, message: carrierMessages.naicNeeded },
    { row: 3, place: 3, message: carrierMessages.ratedLater },
    { row: 4, place: 0, message: carrierMessages.twiceInFile },
    { row: 4, place: 3, message: carrierMessages.ratedOn },
    { row: 4, place: 4, message: carrierMessages.ratingSource },
  ])
  expect(read('Something|Else', 'a|b')).toBeUndefined()
})

test('reads an address from one cell or from several columns; a blank one keeps the address on file', () => {
  const address = '12 Quarry Road\nConcord, NH 03301'
  expect(read('Carrier|Mailing address', 'Granite Mutual|12 Quarry  Road\r\n\r\nConcord, NH 03301')).toMatchObject({
    errors: [],
    changed: [{ after: { naic: '90034', address } }],
  })
  expect(read('Carrier|Address|City|State|Zip', 'Granite Mutual|12 Quarry Road|Concord|NH|03301')).toMatchObject({
    changed: [{ after: { address } }],
  })
  expect(read('Carrier|NAIC|Address', `Granite Mutual|90034|${'Floor\n'.repeat(6)}`)).toMatchObject({
    errors: [{ row: 2, place: 2, message: carrierMessages.addressLines(5) }],
  })
  const listed = { carriers: [{ ...granite, address }], today }
  const rows = [
    ['Carrier', 'NAIC', 'Address'],
    ['Granite Mutual', '90034', ''],
  ]
  expect(
    readCarriers(
      rows.map((cells, at) => ({ number: at + 1, cells })),
      listed,
    ),
  ).toMatchObject({ unchanged: 1, errors: [] })
})
