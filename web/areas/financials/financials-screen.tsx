import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import type { FinancialYear } from '@portico/contract/areas/financials/financial.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { ConfirmCall } from '../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../kit/overlays/menu.tsx'
import { saveTextFile } from '../../platform/downloads/save-text-file.ts'
import { isoDay } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import { pagePart } from '../../platform/page-part.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { financialsCsv } from './financials-csv.ts'
import { financialsQuery, useFinancialCalls } from './financials.queries.ts'
import classes from './financials.module.css'
import { YearCharts } from './year-charts.tsx'
import { likelyYearEnd } from './likely-year-end.ts'
import { YearStatements } from './year-statements.tsx'
import { yearName, YearTable } from './year-table.tsx'

const YearDialog = lazy(pagePart(() => import('./year-dialog.tsx')))

type Asked = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly year: FinancialYear }

/** What the books of a company say, year by year. */
export default function FinancialsScreen({ accountId }: { readonly accountId: string }) {
  const query = useQuery(financialsQuery(accountId))
  const mayEdit = !useSignedInUser().isViewer
  const [asked, setAsked] = useState<Asked>()
  const today = useNow()
  const years = query.data ?? []
  return (
    <Page
      title="Financials"
      lead="Last 3 fiscal years and year to date. These figures fill in your applications."
      action={
        <div className={classes.actions}>
          {years.length > 0 && <Download accountId={accountId} years={years} />}
          {mayEdit && (
            <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setAsked({ kind: 'add' })}>
              Add year
            </Button>
          )}
        </div>
      }
    >
      <Loaded query={query} failed={financialMessages.loadFailed} lines={8}>
        {(loaded) =>
          loaded.length === 0 ? (
            <EmptyState title="No fiscal years yet">
              Add figures from your latest statements. They fill in your applications.
            </EmptyState>
          ) : (
            <Years accountId={accountId} years={loaded} mayEdit={mayEdit} onAsk={setAsked} />
          )
        }
      </Loaded>
      {(asked?.kind === 'add' || asked?.kind === 'edit') && (
        <Suspense>
          <YearDialog
            accountId={accountId}
            year={asked.kind === 'edit' ? asked.year : undefined}
            likelyEnd={likelyYearEnd(years, today)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
      {asked?.kind === 'delete' && (
        <DeleteYear accountId={accountId} year={asked.year} onClose={() => setAsked(undefined)} />
      )}
    </Page>
  )
}

interface YearsProps {
  readonly accountId: string
  readonly years: readonly FinancialYear[]
  readonly mayEdit: boolean
  readonly onAsk: (asked: Asked) => void
}

function Years({ accountId, years, mayEdit, onAsk }: YearsProps) {
  const actionsOf = (year: FinancialYear) =>
    mayEdit && (
      <Menu
        small
        label={`Options for ${yearName(year)}`}
        icon={<IconDots size={18} aria-hidden />}
        items={[
          { label: 'Edit', onSelect: () => onAsk({ kind: 'edit', year }) },
          { label: 'Delete', danger: true, onSelect: () => onAsk({ kind: 'delete', year }) },
        ]}
      />
    )
  const statementsOf = (year: FinancialYear) => (
    <YearStatements accountId={accountId} year={year} name={yearName(year)} mayEdit={mayEdit} />
  )
  return (
    <div className={classes.cards}>
      <YearCharts years={years} />
      <Card title="Year by year">
        <YearTable years={years} actionsOf={actionsOf} statementsOf={statementsOf} />
      </Card>
    </div>
  )
}

interface DeleteProps {
  readonly accountId: string
  readonly year: FinancialYear
  readonly onClose: () => void
}

function DeleteYear({ accountId, year, onClose }: DeleteProps) {
  const { remove } = useFinancialCalls(accountId)
  return (
    <ConfirmCall
      title={`Delete ${yearName(year)}?`}
      confirmLabel="Delete year"
      failure={financialMessages.deleteFailed}
      run={() => remove(year.id)}
      onClose={onClose}
    >
      Its figures will be deleted. Its statements stay in Documents.
    </ConfirmCall>
  )
}

function Download({ accountId, years }: Pick<YearsProps, 'accountId' | 'years'>) {
  return (
    <Button
      kind="secondary"
      icon={<IconDownload size={18} aria-hidden />}
      onClick={() =>
        saveTextFile(`${accountId} financials ${isoDay(new Date())}.csv`, financialsCsv(years), 'text/csv')
      }
    >
      Download CSV
    </Button>
  )
}
