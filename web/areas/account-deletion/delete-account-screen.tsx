import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import type { Deletion, DeletionCheck } from '@portico/contract/areas/account-deletion/deletion.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Facts } from '../../kit/data/facts.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatCount, formatMoment } from '../../platform/formats.ts'
import { checkQuery } from './account-deletion.queries.ts'
import classes from './account-deletion.module.css'
import { DeletionActions } from './deletion-actions.tsx'
import { DeletionState } from './deletion-state.tsx'
import { HoldCard } from './hold-card.tsx'

/** One account to be deleted: legal hold, dependencies, export, and the deletion itself. */
export default function DeleteAccountScreen() {
  const { code = '' }: { code?: string } = useParams({ strict: false })
  const query = useQuery(checkQuery(code))
  const { companyName } = query.data ?? {}
  return (
    <Page
      title={companyName === undefined ? 'Delete Account' : `Delete ${companyName}`}
      name="Delete Account"
      eyebrow={<AppLink href="/admin/delete-account">Delete Account</AppLink>}
      lead={code}
    >
      <Loaded query={query} failed={deletionMessages.loadFailed} lines={8}>
        {(check) => (
          <div className={classes.cards}>
            <Card
              title="Deletion"
              {...(check.deletion !== null && { action: <DeletionState state={check.deletion.state} /> })}
              footer={<DeletionActions check={check} />}
            >
              <Progress check={check} />
            </Card>
            {check.deletion?.state !== 'ERASED' && <HoldCard check={check} />}
            {check.deletion?.state !== 'ERASED' && <Dependents {...check.dependents} />}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function Progress({ check: { deletion } }: { readonly check: DeletionCheck }) {
  if (deletion === null)
    return <p className={classes.text}>Start with the export. It holds every record and file of the account.</p>
  return (
    <Facts
      facts={[...whoAndWhen(deletion), ...whatWas(deletion)].flatMap(([label, value]) =>
        value === null ? [] : [{ label, value, isWide: value.length > 40 }],
      )}
    />
  )
}

type Fact = readonly [label: string, value: string | null]

const momentOf = (at: string | null): string | null => (at === null ? null : formatMoment(at))

const whoAndWhen = (deletion: Deletion): Fact[] => [
  ['Started', `${formatMoment(deletion.startedAt)} by ${deletion.startedBy}`],
  ['Exported', momentOf(deletion.exportedAt)],
  ['Requested by', deletion.askedBy],
  ['Confirmed by', deletion.confirmedBy],
  ['Deleted', momentOf(deletion.deletedAt)],
  ['Erased after', deletion.state === 'DELETED' ? momentOf(deletion.eraseAfter) : null],
  ['Ended', momentOf(deletion.endedAt)],
  ['Ended by', deletion.endedBy],
  ['Reason', deletion.endReason],
  ['Erased', momentOf(deletion.erasedAt)],
]

const rowsIn = (counts: Deletion['exportCounts']): string | null =>
  counts === null ? null : formatCount(Object.values(counts).reduce((sum, each) => sum + each, 0))

const whatWas = ({ exportCounts, erasedCounts, exportSha256 }: Deletion): Fact[] => [
  ['Rows exported', rowsIn(exportCounts)],
  ['Rows erased', rowsIn(erasedCounts)],
  ['SHA-256 of the export', exportSha256],
]

function Dependents({ users, policies, renewals, unsigned }: DeletionCheck['dependents']) {
  const lists = [
    ['Users with no other account', users],
    ['Policies in force', policies],
    ['Open renewals', renewals],
    ['Unsigned bind requests', unsigned],
  ] as const
  const found = lists.filter(([, names]) => names.length > 0)
  return (
    <Card title="What depends on it">
      {found.length === 0 && <p className={classes.text}>Nothing depends on this account.</p>}
      {found.map(([label, names]) => (
        <section key={label} aria-label={label}>
          <h3>{`${label}: ${names.length}`}</h3>
          <ul className={classes.names}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}
