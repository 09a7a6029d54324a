import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { MoreButton } from '../../../kit/data/more-button.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { accountPages } from '../account.queries.ts'
import type { AccountQuery } from './account-filter.ts'
import classes from './account-list.module.css'

interface Props {
  readonly query: AccountQuery
  readonly title?: string
  /** Shown next to the count. */
  readonly Action?: ComponentType<{ readonly accounts: readonly AccountListing[] }>
  /** Shown if no account matches. */
  readonly nothing: ReactNode
  readonly children: (accounts: readonly AccountListing[], state: { readonly isLatest: boolean }) => ReactNode
}

/** Accounts page by page with their count, laid out by the screen. */
export function AccountList({ query, title, Action, nothing, children }: Props) {
  const pages = useInfiniteQuery(accountPages(query))
  const isLatest = !pages.isPlaceholderData
  return (
    <Loaded query={pages} failed="The accounts could not be loaded." lines={6}>
      {(data) => {
        const accounts = data.pages.flatMap((page) => page.items)
        if (accounts.length === 0) return nothing
        return (
          <div className={classes.list} aria-busy={!isLatest || undefined}>
            <div className={classes.head}>
              {title !== undefined && <h2 className={classes.title}>{title}</h2>}
              <p role="status">{countText(accounts.length, pages.hasNextPage, data.pages[0]?.isCut)}</p>
              {Action !== undefined && (
                <div className={classes.action}>
                  <Action accounts={accounts} />
                </div>
              )}
            </div>
            {children(accounts, { isLatest })}
            <MoreButton more={moreOf(pages)} />
          </div>
        )
      }}
    </Loaded>
  )
}

/** Only what is known: how many there are in all is not counted. */
function countText(shown: number, hasMore: boolean, isCut = false): string {
  if (hasMore || isCut) return `${shown} shown, ${hasMore ? 'more below' : 'more match: enter more of the name'}`
  return shown === 1 ? '1 account' : `${shown} accounts`
}
