import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AccountList } from '../list/account-list.tsx'
import { AccountSearch } from '../list/account-search.tsx'
import { useTypedSearch } from '../../../kit/lists/use-typed-search.ts'
import { useRecentAccounts } from '../use-recent-accounts.ts'
import { AccountChoices } from './account-choices.tsx'
import { moveByArrows } from './choice-keys.ts'
import classes from './account-selector-screen.module.css'

interface Props {
  readonly userId: string
  /** How many notifications of an account are unread. */
  readonly unreadOf: (accountCode: string) => number
  /** For someone without any account. */
  readonly welcome: ReactNode
}

/** Chooses the account to work on: recently opened ones are listed, others found by name or code. */
export default function AccountSelectorScreen({ userId, unreadOf, welcome }: Props) {
  const [search, setSearch] = useState('')
  const { typed, type } = useTypedSearch(search, setSearch)
  // Enter opens the first result once the list is that of what was typed.
  const [isOpening, setOpening] = useState(false)
  const finder = useRef<HTMLDivElement>(null)
  const recents = useRecentAccounts(userId)

  useEffect(() => {
    // On a phone the keyboard would hide the list.
    if (matchMedia('(min-width: 48em)').matches) finder.current?.querySelector('input')?.focus()
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) setOpening(typed.trim() !== '')
    else if (moveByArrows(event.key, event.currentTarget)) event.preventDefault()
  }

  return (
    <Page title="Choose an account" lead="Choose an account to open its dashboard." narrow>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows are a short cut between field and links, which Tab reaches as well */}
      <div ref={finder} role="search" aria-label="Accounts" onKeyDown={onKeyDown}>
        <AccountSearch
          value={typed}
          onType={(words) => {
            setOpening(false)
            type(words)
          }}
        />
        <p className={classes.hint}>Arrow keys move through the list, Enter opens.</p>
        {search === '' && recents.length > 0 && (
          <section className={classes.part} aria-labelledby="recently-opened">
            <h2 id="recently-opened" className={classes.title}>
              Recently opened
            </h2>
            <AccountChoices accounts={recents} unreadOf={unreadOf} />
          </section>
        )}
        <div className={classes.part}>
          <AccountList
            query={search === '' ? {} : { search }}
            title={search === '' ? 'All accounts' : 'Found'}
            nothing={<Nothing search={search} welcome={welcome} />}
          >
            {(accounts, { isLatest }) => (
              <AccountChoices
                accounts={accounts}
                unreadOf={unreadOf}
                opensFirst={isOpening && isLatest && typed.trim() === search}
              />
            )}
          </AccountList>
        </div>
      </div>
    </Page>
  )
}

function Nothing({ search, welcome }: { readonly search: string; readonly welcome: ReactNode }) {
  if (search === '') return welcome
  return (
    <EmptyState title="No matching accounts">No results for “{search}”. Try part of the name or the code.</EmptyState>
  )
}
