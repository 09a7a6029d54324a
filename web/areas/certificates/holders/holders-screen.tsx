import type { CertificateHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { lazy, Suspense, useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { actionsColumn } from '../../../kit/lists/actions-column.tsx'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { counted } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import classes from '../certificates.module.css'
import { holderColumns } from './holder-columns.tsx'
import { useHolderActivity, useHolderCalls, useHolders } from './holders.queries.ts'

const HolderDialog = lazy(pagePart(async () => ({ default: (await import('./holder-dialog.tsx')).HolderDialog })))

const MergeDialog = lazy(pagePart(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog })))

type Asked =
  | { readonly what: 'edit'; readonly holder: CertificateHolder | undefined }
  | { readonly what: 'merge'; readonly pair: readonly [CertificateHolder, CertificateHolder] }
  | { readonly what: 'remove'; readonly holders: readonly CertificateHolder[] }

const actionsOf = (onAsk: (asked: Asked) => void) =>
  actionsColumn<CertificateHolder>(
    ({ name }) => name,
    (holder) => [
      { label: 'Edit', onSelect: () => onAsk({ what: 'edit', holder }) },
      { label: 'Remove', danger: true, onSelect: () => onAsk({ what: 'remove', holders: [holder] }) },
    ],
  )

/** Everyone who receives certificates of an account. */
export default function HoldersScreen({ accountId }: { readonly accountId: string }) {
  const holders = useHolders(accountId)
  const activity = useHolderActivity(accountId)
  const { remove } = useHolderCalls(accountId)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const askMerge = ([one, other, ...more]: readonly CertificateHolder[]): void => {
    if (one !== undefined && other !== undefined && more.length === 0) setAsked({ what: 'merge', pair: [one, other] })
    else toasts.show('info', 'Select 2 holders to merge.')
  }
  const addButton = (kind: 'primary' | 'secondary') => (
    <Button kind={kind} small={kind === 'secondary'} onClick={() => setAsked({ what: 'edit', holder: undefined })}>
      Add holder
    </Button>
  )
  return (
    <Page
      title="Certificate Holders"
      lead="Everyone who receives certificates of your insurance, with their interest."
      action={
        holders.data?.mayChange && (
          <div className={classes.actions}>
            <AppLink href={`/${encodeURIComponent(accountId)}/certificate-holders/import`} {...buttonLook('secondary')}>
              Import
            </AppLink>
            {addButton('primary')}
          </div>
        )
      }
    >
      <Loaded query={holders} failed={certificateMessages.loadHoldersFailed} lines={8}>
        {({ holders: rows, mayChange }) => (
          <RecordList
            isFramed
            label="Certificate holders"
            views="certificate-holders"
            name="holders"
            noun={{ one: 'holder', many: 'holders' }}
            columns={holderColumns(rows, activity.data?.holders ?? [])}
            actions={mayChange ? actionsOf(setAsked) : undefined}
            bulk={
              mayChange
                ? [
                    { label: 'Merge', onRun: askMerge },
                    { label: 'Remove', onRun: (chosen) => setAsked({ what: 'remove', holders: chosen }) },
                  ]
                : undefined
            }
            rows={rows}
            rowKey={({ id }) => id}
            fileName={`${accountId} certificate holders.csv`}
            empty={
              <EmptyState title="No certificate holders yet" action={mayChange && addButton('secondary')}>
                Add the owners, lenders, and general contractors who ask for your certificates.
              </EmptyState>
            }
          />
        )}
      </Loaded>
      <Suspense>
        {asked?.what === 'edit' && <HolderDialog accountId={accountId} holder={asked.holder} onClose={close} />}
        {asked?.what === 'merge' && <MergeDialog accountId={accountId} pair={asked.pair} onClose={close} />}
      </Suspense>
      {asked?.what === 'remove' && (
        <ConfirmCall
          title={
            asked.holders.length === 1
              ? `Remove ${asked.holders[0]!.name}?`
              : `Remove ${counted(asked.holders.length, 'holder')}?`
          }
          confirmLabel="Remove"
          failure={certificateMessages.saveFailed}
          run={() => {
            // Holders that are gone already are not removed again after an error.
            const left = holders.data?.holders.filter(({ id }) => asked.holders.some((holder) => holder.id === id))
            return Promise.all((left ?? []).map(remove))
          }}
          onClose={close}
        >
          <p>Certificates that were issued stay as they are.</p>
        </ConfirmCall>
      )}
    </Page>
  )
}
