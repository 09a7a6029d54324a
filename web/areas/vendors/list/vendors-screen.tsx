import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { VendorList } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState, LoadingState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { useTabs } from '../../../kit/lists/use-tabs.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import classes from '../vendors.module.css'
import { useVendors } from '../vendors.queries.ts'
import { FiguresCard } from './figures-card.tsx'
import { ImportVendorsDialog } from './import-dialog.tsx'
import { vendorColumns } from './vendor-columns.tsx'
import { VendorDialog } from './vendor-dialog.tsx'

const SetsTab = lazy(pagePart(() => import('./sets-tab.tsx')))

const tabs = [
  { value: 'vendors', label: 'Vendors' },
  { value: 'sets', label: 'Requirement sets' },
] as const

/** Certificates that vendors and subcontractors of an account send, and what they must carry. */
export default function VendorsScreen({ accountId }: { readonly accountId: string }) {
  const vendors = useVendors(accountId)
  const [isAdding, setAdding] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const { tab, choice } = useTabs(tabs)
  return (
    <Page
      title="Vendor Certificates"
      lead="Certificates from your vendors and subcontractors, checked against your requirements."
      action={
        vendors.data?.mayWrite && (
          <div className={classes.actions}>
            <Button kind="secondary" onClick={() => setImporting(true)}>
              Import vendors
            </Button>
            <Button onClick={() => setAdding(true)}>Add vendor</Button>
          </div>
        )
      }
    >
      <Loaded query={vendors} failed={vendorMessages.loadFailed} lines={8}>
        {(data) => (
          <>
            <div className={classes.tabs}>{choice}</div>
            {tab === 'sets' ? (
              <Suspense fallback={<LoadingState lines={8} />}>
                <SetsTab accountId={accountId} list={data} />
              </Suspense>
            ) : (
              <Vendors accountId={accountId} list={data} onAdd={() => setAdding(true)} />
            )}
            {isImporting && <ImportVendorsDialog accountId={accountId} onClose={() => setImporting(false)} />}
            {isAdding && <VendorDialog accountId={accountId} sets={data.sets} onClose={() => setAdding(false)} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

interface VendorsProps {
  readonly accountId: string
  readonly list: VendorList
  readonly onAdd: () => void
}

function Vendors({ accountId, list, onAdd }: VendorsProps) {
  return (
    <div className={classes.stack}>
      {list.vendors.length > 0 && <FiguresCard figures={list.figures} vendors={list.vendors} />}
      <RecordList
        isFramed
        label="Vendors"
        name="vendors"
        noun={{ one: 'vendor', many: 'vendors' }}
        columns={vendorColumns(accountId, list.vendors)}
        rows={list.vendors}
        rowKey={({ record }) => record.id}
        startSorting={[{ key: 'name', direction: 'ascending' }]}
        fileName={`${accountId} vendor certificates.csv`}
        empty={
          <EmptyState
            title="No vendors yet"
            action={
              list.mayWrite && (
                <Button kind="secondary" small onClick={onAdd}>
                  Add vendor
                </Button>
              )
            }
          >
            Add the businesses that you hire. The status of their certificates appears here.
          </EmptyState>
        }
      />
    </div>
  )
}
