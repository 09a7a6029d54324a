import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate, isoDay } from '../../platform/formats.ts'
import { activityPath, mergedQuery } from './activity.queries.ts'
import classes from './activity.module.css'

/** The accounts merged into this one, each linked to its activity; nothing if there are none. */
export function MergedAccounts({ account }: { readonly account: Account }) {
  const merged = useQuery(mergedQuery(account))
  if (merged.data?.length === 0) return null
  return (
    <div className={classes.merged}>
      <Card title="Merged accounts">
        <Loaded query={merged} failed="The merged accounts could not be loaded." lines={1}>
          {(found) => (
            <ul className={classes.entries}>
              {found.map(({ accountCode, companyName, mergedAt }) => (
                <li key={accountCode}>
                  <AppLink href={`${activityPath(account.accountCode)}?merged=${encodeURIComponent(accountCode)}`}>
                    Activity of {companyName}, merged on {formatDate(isoDay(new Date(mergedAt)))}
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
    </div>
  )
}
