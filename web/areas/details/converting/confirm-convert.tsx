import type { Duplicate } from '@portico/contract/areas/details/merging.shapes.ts'
import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { SimilarAccount } from '../merging/similar-account.tsx'
import classes from './confirm-convert.module.css'

interface Props {
  readonly companyName: string
  /** Converts it despite these similar accounts. */
  readonly run: (separate: readonly string[]) => Promise<unknown>
  /** What else is to be known, below what happens. */
  readonly children?: ReactNode
  readonly onClose: () => void
  readonly alike?: readonly Duplicate[]
  readonly onMerge?: (into: Duplicate) => void
}

/** Asks before a prospect becomes a client; lists similar accounts first. */
export function ConfirmConvert({ companyName, run, alike, onMerge, children, onClose }: Props) {
  const hasAlike = alike !== undefined && alike.length > 0
  return (
    <ConfirmCall
      title={`Convert ${companyName} to a client?`}
      confirmLabel={hasAlike ? 'Convert as a separate account' : 'Convert to client'}
      failure={detailsMessages.convertFailed}
      run={() => run((alike ?? []).map(({ accountCode }) => accountCode))}
      onClose={onClose}
    >
      {hasAlike && (
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
                  onClick={() => onMerge?.(account)}
                >
                  Merge…
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>Its people get access to policies, claims, and certificates. Everything entered so far is kept.</p>
      {children}
    </ConfirmCall>
  )
}
