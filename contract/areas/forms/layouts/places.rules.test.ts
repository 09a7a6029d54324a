import { expect, test } from 'vitest'
import { withCalculated } from '../logic/shown.ts'
import { formOf, question } from '../test/any-layout.ts'
import { factAddress, itemsOf, locate, placeText } from './places.ts'

const name = question('name', 'text', { fact: 'ownerName' })
const owners = formOf([name, question('free')], { repeat: { item: 'Owner' }, fact: 'owners' })
const basics = formOf([question('name', 'text', { fact: 'legalName' }), question('free')])

/** Where the answer at a path lives in the fact book. */
function addressOf(layout: typeof owners, path: string): string | null | undefined {
  const place = locate(layout, path)
  return place && factAddress(place.section, place.question, place.itemId)
}

test('a mapped answer lives in the fact book: once, by item, or as the list of items', () => {
  expect(['name', 'free'].map((path) => addressOf(basics, path))).toEqual(['legalName', null])
  expect(['section', 'section/one/name', 'section/one/free'].map((path) => addressOf(owners, path))).toEqual([
    'owners',
    'owners/one/ownerName',
    null,
  ])
  const unmapped = formOf([name], { repeat: { item: 'Owner' } })
  expect(['section', 'section/one/name'].map((path) => addressOf(unmapped, path))).toEqual([null, null])
})

test('a place is told by page, section, item and question', () => {
  const place = locate(owners, 'section/one/name')
  expect(place && placeText({ page: place.page, section: place.section, question: place.question!, item: 1 })).toBe(
    'Page › Section › Owner 2 › Question name',
  )
  expect(place && placeText({ page: place.page, section: place.section })).toBe('Page › Section')
})

test('items of a section are those that can be items, each once and in their order', () => {
  const section = owners.pages[0]?.sections[0]
  const list = ['b', 'a', 'b', '', '../x', 'a b', '0189-af']
  expect(section && itemsOf(section, { section: list })).toEqual(['b', 'a', '0189-af'])
  expect(section && itemsOf(section, { section: 'b' })).toEqual([])
})

test('tables are summed up where they stand, in each item by itself', () => {
  const columns = [{ key: 'paid', label: 'Paid', kind: 'money' as const }]
  const sums = [
    question('losses', 'table', { columns }),
    question('total', 'calculated', { formula: 'sum(losses.paid) / count(losses)' }),
  ]
  const rows = (...paid: string[]) => paid.map((amount) => ({ paid: amount }))
  expect(withCalculated(formOf(sums), { losses: rows('10', '', '20.50') })).toHaveProperty('total', '15.25')
  const answers = {
    section: ['a', 'b', 'c'],
    'section/a/losses': rows('1', '2'),
    'section/b/losses': rows('5'),
    'section/c/total': '99',
  }
  const worked = withCalculated(formOf(sums, { repeat: { item: 'Driver' } }), answers)
  expect(['a', 'b', 'c'].map((item) => worked[`section/${item}/total`])).toEqual(['1.5', '5', undefined])
})
