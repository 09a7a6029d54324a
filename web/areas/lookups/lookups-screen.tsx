import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { pagePart } from '../../platform/page-part.ts'
import { EditionsCard } from './editions/editions-card.tsx'
import classes from './lookups.module.css'
import { SearchCard } from './search/search-card.tsx'

const ImportDialog = lazy(pagePart(() => import('./editions/import-dialog.tsx')))
const CompareDialog = lazy(pagePart(() => import('./editions/compare-dialog.tsx')))

/** The tables of class codes and policy types: contents, editions, and activation of new ones. */
export default function LookupsScreen() {
  const [importing, setImporting] = useState(false)
  const [compared, setCompared] = useState<string>()
  return (
    <Page
      title="Lookups"
      lead="Class codes and policy types for schedules and applications."
      action={
        <Button icon={<IconUpload size={18} aria-hidden />} onClick={() => setImporting(true)}>
          Import a table
        </Button>
      }
    >
      <div className={classes.cards}>
        <SearchCard />
        <EditionsCard onCompare={setCompared} />
      </div>
      <Suspense>
        {importing && (
          <ImportDialog
            onImported={(editionId) => {
              setImporting(false)
              setCompared(editionId)
            }}
            onClose={() => setImporting(false)}
          />
        )}
        {compared !== undefined && <CompareDialog editionId={compared} onClose={() => setCompared(undefined)} />}
      </Suspense>
    </Page>
  )
}
