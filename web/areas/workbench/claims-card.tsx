import { claimWaits, type WaitingClaims } from '@portico/contract/areas/workbench/waiting-claims.shapes.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { counted, formatDate } from '../../platform/formats.ts'
import { type WorkbenchFilter, workbenchPath } from './workbench-filter.ts'
import classes from './workbench.module.css'

interface Props {
  readonly brokerCode: string
  readonly filter: WorkbenchFilter
  readonly claims: WaitingClaims
  readonly onAll: () => void
}

/** Claims waiting for an action, on all accounts; each number filters the list. */
export function ClaimsCard({ brokerCode, filter, claims: { counts, waiting, items }, onAll }: Props) {
  const { claims: shown, ...rest } = filter
  return (
    <Card
      id="claims"
      title="Claims"
      aside={<span className={classes.count}>{waiting} waiting</span>}
      {...(items.length < waiting && {
        footer: (
          <Button kind="secondary" small onClick={onAll}>
            Show all {counted(waiting, 'claim')}
          </Button>
        ),
      })}
    >
      <ul className={classes.stages} aria-label="Claims by reason">
        {counts.map(({ wait, count }) => (
          <li key={wait}>
            <AppLink
              href={workbenchPath(brokerCode, { ...rest, ...(shown === wait ? {} : { claims: wait }) })}
              className={classes.stage}
              aria-current={shown === wait ? 'true' : undefined}
            >
              <span className={classes.stageName}>{claimWaits[wait]}</span>
              <span className={classes.stageCount}>{count}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      {items.length === 0 ? (
        <EmptyState title="No claims are waiting" />
      ) : (
        <ul className={classes.items}>
          {items.map((item) => (
            <li key={`${item.claimId} ${item.wait} ${item.what} ${item.day}`} className={classes.item}>
              <AppLink href={pathOf(item)} className={classes.what}>
                Claim {item.ourNumber}: {item.what === '' ? claimWaits[item.wait] : item.what}
              </AppLink>
              <span className={classes.facts}>
                {item.companyName}
                {item.day !== null && ` · ${dayText(item.wait, item.day)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type Item = WaitingClaims['items'][number]

const pathOf = ({ accountId, claimId, isDraft }: Item): string => {
  const portal = `/${encodeURIComponent(accountId)}/claims-portal`
  return isDraft ? `${portal}/create?draft=${claimId}` : `${portal}/${claimId}`
}

const dayText = (wait: Item['wait'], day: string): string => {
  if (wait === 'LATE' || wait === 'SOON' || wait === 'UNACKNOWLEDGED') return `due ${formatDate(day)}`
  return wait === 'LEDGER' ? `valued ${formatDate(day)}` : `since ${formatDate(day)}`
}
