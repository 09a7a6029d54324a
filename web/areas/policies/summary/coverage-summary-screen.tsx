import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { JumpList } from '../../../kit/layout/jump-list.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { DownloadLink } from '../../../platform/files/download-link.tsx'
import { formatShortDate, isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { PolicyViews } from '../policy-views.tsx'
import { NoPolicies } from '../no-policies.tsx'
import { coverageSummaryQuery } from '../policies.queries.ts'
import { TowerCard } from '../tower/tower-card.tsx'
import { CanceledCard } from './canceled-card.tsx'
import { CoveredLineCard } from './covered-line-card.tsx'
import { idOf, titleOf } from './covered-line.ts'
import classes from './coverage-summary.module.css'

/** An account's current coverage: its layers as a drawing, then every policy, with a booklet to download. */
export default function CoverageSummaryScreen({ accountId }: { readonly accountId: string }) {
  const query = useQuery(coverageSummaryQuery(accountId))
  const today = isoDay(useNow())
  return (
    <Page
      title="Coverage Summary"
      lead={
        query.data === undefined
          ? 'Your coverage as of today.'
          : `Your coverage as of ${formatShortDate(query.data.asOf)}.`
      }
      action={
        <DownloadLink path={`/api/accounts/${encodeURIComponent(accountId)}/coverage-summary/file`}>
          Download booklet
        </DownloadLink>
      }
    >
      <PolicyViews accountId={accountId} current="summary" />
      <Loaded query={query} failed={policyMessages.listFailed} lines={8}>
        {({ lines, canceled }) =>
          lines.length === 0 && canceled.length === 0 ? (
            <NoPolicies accountId={accountId} />
          ) : (
            <div className={classes.cards}>
              <JumpList
                label="Policies on this page"
                sections={lines.map((line) => ({ id: idOf(line), title: titleOf(line) }))}
              />
              <TowerCard accountId={accountId} filter={{}} today={today} />
              {lines.map((line) => (
                <CoveredLineCard
                  key={`${line.policy.policyNumber} ${line.policy.effectiveDate}`}
                  accountId={accountId}
                  line={line}
                />
              ))}
              <CanceledCard accountId={accountId} policies={canceled} />
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}
