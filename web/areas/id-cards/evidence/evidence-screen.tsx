import { evidenceMessages } from '@portico/contract/areas/id-cards/evidence/evidence.messages.ts'
import type { EvidencePage, IssuedEvidence } from '@portico/contract/areas/id-cards/evidence/evidence.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import type { ListColumn } from '../../../kit/lists/list-columns.ts'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { apiAddress } from '../../../platform/files/api-address.ts'
import { formatMoment } from '../../../platform/formats.ts'
import classes from '../id-cards.module.css'
import { useEvidence } from './evidence.queries.ts'
import { IssueDialog } from './issue-dialog.tsx'

/** Evidence of property: what was issued to lenders and loss payees, and a way to issue more. */
export default function EvidenceScreen({ accountId }: { readonly accountId: string }) {
  const evidence = useEvidence(accountId)
  return (
    <Page
      title="Evidence of Property"
      lead="Show lenders, mortgagees, and loss payees how a location is insured, as your policy has it."
    >
      <Loaded query={evidence} failed={evidenceMessages.loadFailed} lines={8}>
        {(data) => <Evidence accountId={accountId} data={data} />}
      </Loaded>
    </Page>
  )
}

interface Props {
  readonly accountId: string
  readonly data: EvidencePage
}

/** Why nothing can be issued today. */
function obstacleOf({ policies }: EvidencePage): string | undefined {
  const [first] = policies
  if (first === undefined) return evidenceMessages.noPolicy
  const usable = policies.find(({ error }) => error === null)
  if (usable === undefined) return first.error ?? undefined
  return usable.locations.length === 0 ? evidenceMessages.noLocations : undefined
}

function Evidence({ accountId, data }: Props) {
  const [issuing, setIssuing] = useState(false)
  const obstacle = obstacleOf(data)
  const mayIssue = data.mayIssue && obstacle === undefined
  return (
    <div className={classes.stack}>
      {obstacle !== undefined && <Notice kind="warning">{obstacle}</Notice>}
      {mayIssue && (
        <div className={classes.row}>
          <Button onClick={() => setIssuing(true)}>Issue evidence</Button>
        </div>
      )}
      <RecordList
        isFramed
        label="Issued evidence"
        name="evidence"
        noun={{ one: 'evidence', many: 'evidence' }}
        columns={columnsOf(accountId)}
        rows={data.issued}
        rowKey={({ id }) => id}
        startSorting={[{ key: 'issuedAt', direction: 'descending' }]}
        fileName={`${accountId} evidence of property.csv`}
        empty={<EmptyState title="No evidence yet">Evidence of property appears here once it is issued.</EmptyState>}
      />
      {issuing && <IssueDialog accountId={accountId} data={data} onClose={() => setIssuing(false)} />}
    </div>
  )
}

const plain = (
  key: 'holder' | 'location' | 'policyNumber' | 'issuedBy',
  header: string,
): ListColumn<IssuedEvidence> => ({
  key,
  header,
  text: (row) => row[key],
  cell: (row) => row[key],
  sortValue: (row) => row[key],
})

const columnsOf = (accountId: string): readonly ListColumn<IssuedEvidence>[] => [
  {
    key: 'number',
    header: 'Number',
    text: ({ number }) => number,
    sortValue: ({ number }) => number,
    cell: ({ id, number }) => (
      <a
        href={apiAddress(`/api/accounts/${encodeURIComponent(accountId)}/property-evidence/${id}`)}
        download
        aria-label={`Download ${number}`}
      >
        {number}
      </a>
    ),
  },
  plain('holder', 'Issued to'),
  plain('location', 'Location'),
  plain('policyNumber', 'Policy'),
  plain('issuedBy', 'Issued by'),
  {
    key: 'issuedAt',
    header: 'Issued',
    text: ({ issuedAt }) => formatMoment(issuedAt),
    sortValue: ({ issuedAt }) => issuedAt,
    cell: ({ issuedAt }) => formatMoment(issuedAt),
  },
]
