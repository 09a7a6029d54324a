import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { useQuery } from '@tanstack/react-query'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { formatDate, isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { NoPolicies } from '../no-policies.tsx'
import { coverageSummaryQuery } from '../policies.queries.ts'
import { TowerCard } from '../tower/tower-card.tsx'
import { CoveredLineCard } from './covered-line-card.tsx'
import classes from './coverage-summary.module.css'

/** What covers an account today: its layers as a picture, then every policy, as a booklet to print. */
export default function CoverageSummaryScreen({ accountId }: { readonly accountId: string }) {
  const query = useQuery(coverageSummaryQuery(accountId))
  const today = isoDay(useNow())
  return (
    <Page
      title="Coverage Summary"
      lead={query.data === undefined ? 'What covers you today.' : `What covers you on ${formatDate(query.data.asOf)}.`}
      action={
        <Button kind="secondary" icon={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          Print booklet
        </Button>
      }
    >
      <Loaded query={query} failed={policyMessages.listFailed} lines={8}>
        {({ lines }) =>
          lines.length === 0 ? (
            <NoPolicies />
          ) : (
            <div className={classes.cards}>
              <TowerCard accountId={accountId} filter={{}} today={today} />
              {lines.map((line) => (
                <CoveredLineCard
                  key={`${line.policy.policyNumber} ${line.policy.effectiveDate}`}
                  accountId={accountId}
                  line={line}
                />
              ))}
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}
