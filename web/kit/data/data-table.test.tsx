import { expect, test } from 'vitest'
import { Loaded } from '../feedback/loaded.tsx'
import { mount, type Mounted, press, wordsOf } from '../test/mount.tsx'
import { type Column, DataTable } from './data-table.tsx'

interface Carrier {
  readonly name: string
  readonly premium: number | null
}

const columns: readonly Column<Carrier>[] = [
  { key: 'name', header: 'Carrier', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { key: 'premium', header: 'Premium', cell: ({ premium }) => premium, sortValue: ({ premium }) => premium },
  { key: 'note', header: 'Note', cell: () => '' },
]
const rows: readonly Carrier[] = [
  { name: 'Chubb', premium: 300 },
  { name: 'AIG', premium: null },
  { name: 'Zurich', premium: 20 },
]

const Table = ({ of = rows }: { readonly of?: readonly Carrier[] }) => (
  <DataTable label="Carriers" columns={columns} rows={of} rowKey={({ name }) => name} totals={{ premium: '320' }} />
)

const names = ({ place }: Mounted): string[] =>
  [...place.querySelectorAll('tbody th[scope=row]')].map(({ textContent }) => textContent)
const sorting = ({ place }: Mounted): (string | null)[] =>
  [...place.querySelectorAll('thead th')].map((header) => header.getAttribute('aria-sort'))

test('rows stand as they came until a header sorts them, up and then down', async () => {
  const table = await mount(<Table />)
  expect(names(table)).toEqual(['Chubb', 'AIG', 'Zurich'])
  expect(sorting(table)).toEqual(['none', 'none', null])
  await press(table, 'Carrier')
  expect([names(table), sorting(table)]).toEqual([
    ['AIG', 'Chubb', 'Zurich'],
    ['ascending', 'none', null],
  ])
  await press(table, 'Carrier')
  expect([names(table), sorting(table)]).toEqual([
    ['Zurich', 'Chubb', 'AIG'],
    ['descending', 'none', null],
  ])
})

test('numbers sort as numbers, and what has none stands last both ways', async () => {
  const table = await mount(<Table />)
  await press(table, 'Premium')
  expect(names(table)).toEqual(['Zurich', 'Chubb', 'AIG'])
  await press(table, 'Premium')
  expect(names(table)).toEqual(['Chubb', 'Zurich', 'AIG'])
})

test('every cell names its column for the cards of a phone; totals stand under theirs', async () => {
  const table = await mount(<Table />)
  const labels = [...table.place.querySelectorAll('tbody tr:first-child > *')].map((cell) =>
    cell.getAttribute('data-label'),
  )
  expect(labels).toEqual(['Carrier', 'Premium', 'Note'])
  expect([...table.place.querySelectorAll('tfoot td')].map(({ textContent }) => textContent)).toEqual(['', '320', ''])
})

test('an empty table keeps its headers', async () => {
  const table = await mount(<Table of={[]} />)
  expect(names(table)).toEqual([])
  expect(table.place.querySelectorAll('thead th')).toHaveLength(3)
})

test('what is loaded waits, says that it failed and tries again, then shows the rows', async () => {
  let tries = 0
  const refetch = async (): Promise<void> => void (tries += 1)
  const at = (data: readonly Carrier[] | undefined, isError: boolean) => (
    <Loaded query={{ data, isError, refetch }} failed="The carriers could not be loaded">
      {(of) => <Table of={of} />}
    </Loaded>
  )
  const shown = await mount(at(undefined, false))
  expect(wordsOf(shown, 'status')).toEqual(['Loading…'])
  await shown.draw(at(undefined, true))
  expect(wordsOf(shown, 'alert').join()).toContain('The carriers could not be loaded')
  await press(shown, 'Try again')
  expect(tries).toBe(1)
  await shown.draw(at(rows, false))
  expect(names(shown)).toHaveLength(3)
  // What is here stays when a later try fails.
  await shown.draw(at(rows, true))
  expect(wordsOf(shown, 'alert')).toEqual([])
})
