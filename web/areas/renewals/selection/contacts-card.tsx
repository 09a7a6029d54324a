import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { type SectionKind, sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../../kit/controls/visually-hidden.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { sectionPath } from '../renewal-labels.ts'
import { PlanDialog } from '../sections/lazy-dialogs.ts'
import { useRenewalRights } from '../use-renewal-rights.ts'

/** Who answers for each section, and until when; the applications to complete are one of them. */
export function ContactsCard({ renewal }: { readonly renewal: Renewal }) {
  const { accountId, sections, stage } = renewal
  const { mayPlan } = useRenewalRights(accountId)
  const [planned, setPlanned] = useState<SectionKind>()
  const section = sections.find(({ kind }) => kind === planned)
  const mayAssign = mayPlan && stage !== 'BOUND' && stage !== 'CLOSED'
  return (
    <Card title="Contacts for each section">
      <DataTable
        label="Contacts"
        columns={[...columnsOf(renewal), ...(mayAssign ? [assignColumn(setPlanned)] : [])]}
        rows={sections}
        rowKey={({ kind }) => kind}
      />
      {section !== undefined && (
        <Suspense>
          <PlanDialog renewal={renewal} section={section} onClose={() => setPlanned(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

const columnsOf = ({ accountId, id }: Pick<Renewal, 'accountId' | 'id'>): readonly Column<RenewalSection>[] => [
  {
    key: 'section',
    header: 'Section',
    cell: ({ kind }) => <AppLink href={sectionPath(accountId, kind, id)}>{sectionNames[kind]}</AppLink>,
  },
  { key: 'contact', header: 'Contact', cell: ({ owner }) => owner?.name ?? 'Unassigned' },
  { key: 'due', header: 'Due', cell: ({ dueOn }) => (dueOn === null ? 'No date' : formatDate(dueOn)) },
]

const assignColumn = (onPlan: (kind: SectionKind) => void): Column<RenewalSection> => ({
  key: 'assign',
  header: 'Change',
  cell: ({ kind }) => (
    <Button kind="quiet" small onClick={() => onPlan(kind)}>
      Assign<VisuallyHidden> {sectionNames[kind].toLowerCase()}</VisuallyHidden>
    </Button>
  ),
})
