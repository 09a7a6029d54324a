import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { cyclePath } from '../../../areas/renewals/renewals.public.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { q } from '../../../platform/queries.ts'

/** Who is responsible for which section of the next renewal; nothing without a renewal. */
export function SectionsOfPeople({ accountId }: { readonly accountId: string }) {
  const { data: cycles = [] } = useQuery(q('GET /api/accounts/{accountId}/renewals', { params: { accountId } }))
  const cycleId = cycles.find(({ isCurrent }) => isCurrent)?.id ?? ''
  const params = { accountId, cycleId }
  const renewal = useQuery({
    ...q('GET /api/accounts/{accountId}/renewals/{cycleId}', { params }),
    enabled: cycleId !== '',
  })
  if (cycleId === '') return null
  return (
    <Card
      title="Renewal sections"
      action={<AppLink href={cyclePath(accountId, 'renewal', cycleId)}>Assign sections</AppLink>}
    >
      <Loaded query={renewal} failed="The renewal could not be loaded.">
        {({ sections }) => (
          <DataTable
            label="Renewal sections by person"
            columns={columns}
            rows={sections.toSorted(byPerson)}
            rowKey={({ kind }) => kind}
          />
        )}
      </Loaded>
    </Card>
  )
}

/** By the name of the person, unassigned ones last. */
const byPerson = ({ owner: one }: RenewalSection, { owner: other }: RenewalSection): number =>
  Number(one === null) - Number(other === null) || (one?.name ?? '').localeCompare(other?.name ?? '')

const columns: readonly Column<RenewalSection>[] = [
  { key: 'person', header: 'Assigned to', cell: ({ owner }) => owner?.name ?? 'Unassigned' },
  { key: 'section', header: 'Section', cell: ({ kind }) => sectionNames[kind] },
  { key: 'due', header: 'Due', cell: ({ dueOn }) => (dueOn === null ? 'No date' : formatDate(dueOn)) },
  { key: 'done', header: 'Done', cell: ({ percent }) => `${percent}%` },
]
