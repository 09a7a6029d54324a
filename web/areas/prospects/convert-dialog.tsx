import type { Duplicate } from '@portico/contract/areas/details/merging.shapes.ts'
import { prospectMessages } from '@portico/contract/areas/prospects/prospect.messages.ts'
import type { Prospect } from '@portico/contract/areas/prospects/prospect.shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { ConfirmCall } from '../../kit/overlays/confirm-call.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { call } from '../../platform/client.ts'
import { duplicatesQuery, MergeDialog, SimilarAccount } from '../details/details.door.ts'
import { listKey } from './prospects.queries.ts'
import classes from './prospects.module.css'

interface Props {
  readonly prospect: Prospect
  readonly onClose: () => void
}

/** Converts a prospect, or merges it into an account of the same brokerage that looks alike. */
export function ConvertDialog({ prospect, onClose }: Props) {
  const { accountCode, brokerCode, companyName } = prospect
  const query = useQuery({ ...duplicatesQuery({ brokerCode, accountId: accountCode }), refetchOnMount: 'always' })
  const [into, setInto] = useState<Duplicate>()
  if (into !== undefined)
    return (
      <Suspense>
        <MergeDialog
          accountId={into.accountCode}
          details={{ brokerCode, companyName: into.companyName }}
          startWith={accountCode}
          onClose={onClose}
        />
      </Suspense>
    )
  if (query.data === undefined || query.isFetching)
    return (
      <Dialog title={`Convert ${companyName} to a client`} onClose={onClose}>
        <Loaded query={query} failed={prospectMessages.duplicatesFailed} lines={4}>
          {() => null}
        </Loaded>
      </Dialog>
    )
  const alike = query.data.filter(({ signs }) => signs.some((sign) => sign !== 'PERSON'))
  return <Confirm prospect={prospect} alike={alike} onMerge={setInto} onClose={onClose} />
}

interface ConfirmProps extends Props {
  readonly alike: readonly Duplicate[]
  readonly onMerge: (into: Duplicate) => void
}

function Confirm({ prospect: { accountCode, companyName }, alike, onMerge, onClose }: ConfirmProps) {
  const cache = useQueryClient()
  const run = async (): Promise<void> => {
    const separate = alike.map((account) => account.accountCode)
    await call('POST /api/administration/prospects/{accountId}/convert', {
      params: { accountId: accountCode },
      body: { separate },
    })
    toasts.show('success', prospectMessages.converted(companyName))
    await cache.invalidateQueries({ queryKey: [listKey] })
  }
  return (
    <ConfirmCall
      title={`Convert ${companyName} to a client?`}
      confirmLabel={alike.length === 0 ? 'Convert to client' : 'Convert as a separate account'}
      failure={prospectMessages.convertFailed}
      run={run}
      onClose={onClose}
    >
      {alike.length > 0 && (
        <>
          <p>
            These accounts of the same brokerage may be the same insured. Merge the prospect into one of them, or
            convert it separately.
          </p>
          <ul className={classes.alike}>
            {alike.map((account) => (
              <li key={account.accountCode}>
                <SimilarAccount account={account} />
                <Button
                  kind="secondary"
                  small
                  aria-label={`Merge into ${account.companyName}`}
                  onClick={() => onMerge(account)}
                >
                  Merge…
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Its people get access to policies, claims, and certificates. Everything entered so far is kept. A client needs a
        primary contact, which you set under{' '}
        <AppLink href={`/${encodeURIComponent(accountCode)}/details`}>Account Details</AppLink>.
      </p>
    </ConfirmCall>
  )
}
