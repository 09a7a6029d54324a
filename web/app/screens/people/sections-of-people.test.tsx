import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { mount, type Mounted } from '../../../kit/test/mount.tsx'
import { SectionsOfPeople } from './sections-of-people.tsx'

const params = { accountId: 'ACME' }

const section = (kind: string, owner: string | null, dueOn: string | null, percent: number) => ({
  kind,
  owner: owner === null ? null : { id: owner, name: owner },
  dueOn,
  percent,
})

/** Draws the card with what the server answered. */
function drawn(cycles: readonly object[], sections: readonly object[] = []): Promise<Mounted> {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  cache.setQueryData(['GET /api/accounts/{accountId}/renewals', { params }], cycles)
  const renewal = { params: { ...params, cycleId: 'c2' } }
  cache.setQueryData(['GET /api/accounts/{accountId}/renewals/{cycleId}', renewal], { sections })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return mount(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={cache}>
        <SectionsOfPeople accountId="ACME" />
      </QueryClientProvider>
    </RouterContextProvider>,
  )
}

const rowsOf = ({ place }: Mounted): string[][] =>
  [...place.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim()),
  )

test('lists the sections of the current renewal by person with due dates, unassigned ones last', async () => {
  const card = await drawn(
    [
      { id: 'c1', isCurrent: false },
      { id: 'c2', isCurrent: true },
    ],
    [
      section('LOSS_RUNS', null, null, 0),
      section('FINANCIALS', 'Omar Reyes', '2026-12-18', 40),
      section('MOD', 'Elena Castillo', '2026-12-04', 100),
    ],
  )
  expect(rowsOf(card)).toEqual([
    ['Elena Castillo', 'Experience mod', '12/04/2026', '100%'],
    ['Omar Reyes', 'Financials', '12/18/2026', '40%'],
    ['Unassigned', 'Loss runs', 'No date', '0%'],
  ])
  expect(card.place.querySelector('a')?.getAttribute('href')).toContain('/ACME/renewal')
})

test('shows no card for an account without a current renewal', async () => {
  const card = await drawn([{ id: 'c1', isCurrent: false }])
  expect(card.place.querySelectorAll('section, table, a')).toHaveLength(0)
})
