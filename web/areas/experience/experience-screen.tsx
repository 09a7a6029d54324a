import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import type { RatedWorksheet, WorksheetSummary } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { formatDate } from '../../platform/formats.ts'
import { pagePart } from '../../platform/page-part.ts'
import { useAccount } from '../accounts/accounts.public.ts'
import { actsForBrokerage } from '../people/people.public.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { ModAnalysis } from './mod-analysis/mod-analysis.tsx'
import { SheetActions } from './editing/sheet-actions.tsx'
import classes from './experience.module.css'
import { useWorksheet, useWorksheets } from './experience.queries.ts'

const WorksheetDialog = lazy(pagePart(() => import('./editing/worksheet-dialog.tsx')))
const PlansDialog = lazy(pagePart(() => import('./plans/plans-dialog.tsx')))

/** The experience modification of an account: its ratings, and all about the one that is chosen. */
export default function ExperienceScreen({ accountId }: { readonly accountId: string }) {
  const sheets = useWorksheets(accountId)
  const { isViewer } = useSignedInUser()
  const [chosen, setChosen] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const add = !isViewer && (
    <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      Enter worksheet
    </Button>
  )
  return (
    <Page
      title="Experience Mod"
      lead="See what drives your workers’ compensation mod, find worksheet errors, and plan improvements."
      action={
        <div className={classes.actions}>
          <StateValues accountId={accountId} />
          {add}
        </div>
      }
    >
      <Loaded query={sheets} failed={experienceMessages.loadFailed} lines={8}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No worksheet yet" action={add}>
              Enter the bureau’s experience rating worksheet, or import it from a spreadsheet.
            </EmptyState>
          ) : (
            <Ratings accountId={accountId} sheets={rows} chosen={chosen} onChoose={setChosen} />
          )
        }
      </Loaded>
      <Suspense>
        {isAdding && <WorksheetDialog accountId={accountId} onAdded={setChosen} onClose={() => setAdding(false)} />}
      </Suspense>
    </Page>
  )
}

/** The values of states are the brokerage's: its staff look after them. */
function StateValues({ accountId }: { readonly accountId: string }) {
  const user = useSignedInUser()
  const account = useAccount(accountId)
  const [isOpen, setOpen] = useState(false)
  if (account === undefined || !actsForBrokerage(user, account)) return null
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Rating values
      </Button>
      <Suspense>{isOpen && <PlansDialog brokerCode={account.brokerCode} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

interface RatingsProps {
  readonly accountId: string
  readonly sheets: readonly WorksheetSummary[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

function Ratings({ accountId, sheets, chosen, onChoose }: RatingsProps) {
  const id = sheets.find((sheet) => sheet.id === chosen)?.id ?? sheets[0]?.id ?? ''
  return (
    <>
      <div className={classes.picker}>
        <SelectField
          label="Rating"
          value={id}
          onChange={(event) => onChoose(event.currentTarget.value)}
          data={sheets.map((sheet) => ({
            value: sheet.id,
            label: `${sheet.state}, ${formatDate(sheet.ratingOn)}${findingsInWords(sheet)}`,
          }))}
        />
      </div>
      <Rating key={id} accountId={accountId} worksheetId={id} sheets={sheets} />
    </>
  )
}

const findingsInWords = ({ findings }: WorksheetSummary): string => (findings === 0 ? '' : ` – ${findings} to check`)

interface RatingProps {
  readonly accountId: string
  readonly worksheetId: string
  readonly sheets: readonly WorksheetSummary[]
}

function Rating({ accountId, worksheetId, sheets }: RatingProps) {
  const rated = useWorksheet(accountId, worksheetId)
  const { isViewer } = useSignedInUser()
  const action = ({ worksheet }: RatedWorksheet) => (
    <SheetActions accountId={accountId} worksheet={worksheet} mayEdit={!isViewer} />
  )
  return (
    <Loaded query={rated} failed={experienceMessages.loadFailed} lines={8}>
      {(data) => (
        <ModAnalysis accountId={accountId} rated={data} sheets={sheets} mayEdit={!isViewer} action={action(data)} />
      )}
    </Loaded>
  )
}
