import { isMissing, modOf } from '@portico/contract/areas/experience/mod.rules.ts'
import type { RatedWorksheet, WorksheetSummary } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import type { ReactNode } from 'react'
import classes from '../experience.module.css'
import { ClaimsCard } from './claims-card.tsx'
import { FindingsCard } from './findings-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { ModCard } from './mod-card.tsx'
import { NextCard } from './next-card.tsx'
import { WhatIfCard } from './what-if-card.tsx'

interface Props {
  readonly accountId: string
  readonly rated: RatedWorksheet
  readonly sheets: readonly WorksheetSummary[]
  readonly mayEdit: boolean
  /** What can be done with the worksheet. */
  readonly action: ReactNode
}

/** Everything about one rating: its result, inputs, issues, and forecast. */
export function ModAnalysis({ accountId, rated, sheets, mayEdit, action }: Props) {
  const { worksheet, plan } = rated
  const figured = modOf(worksheet, plan)
  const mod = isMissing(figured) ? undefined : figured
  return (
    <div className={classes.cards}>
      <ModCard rated={rated} figured={figured} />
      <div className={classes.half}>
        <HistoryCard sheets={sheets} state={worksheet.state} />
      </div>
      {mod !== undefined && (
        <div className={classes.half}>
          <ClaimsCard mod={mod} rated={rated} />
        </div>
      )}
      <FindingsCard accountId={accountId} rated={rated} figured={figured} mayEdit={mayEdit} />
      {mod !== undefined && (
        <WhatIfCard key={`${worksheet.id} ${worksheet.version}`} worksheet={worksheet} plan={plan} mod={mod} />
      )}
      <NextCard rated={rated} />
      <LinesCard rated={rated} figured={figured} action={action} />
    </div>
  )
}
