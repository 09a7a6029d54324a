import type { FileColumn } from '@portico/contract/areas/schedule-imports/file-columns.ts'
import type { ScheduleImport } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { useReadAgain } from '../imports.queries.ts'
import {
  choicesOf,
  fileColumns,
  type HeaderPlace,
  type Matching,
  missingColumns,
  startMatching,
  withoutUnit,
} from './column-choices.ts'
import { matchColumns } from './match-columns.tsx'
import { ModeChoice } from './mode-choice.tsx'
import classes from './wizard.module.css'

interface Props {
  readonly accountId: string
  readonly shown: ScheduleImport
  readonly place: HeaderPlace
  readonly columns: readonly ColumnDefinition[]
  readonly onLeave: () => void
  readonly onChosen: () => void
}

/** The matches of the file's columns, and how existing rows are treated. */
export function MatchForm({ accountId, shown, place, columns, onLeave, onChosen }: Props) {
  const found = fileColumns(shown, place, columns)
  const [matching, setMatching] = useState<Matching>(() => startMatching(shown, place, found, columns))
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const readAgain = useReadAgain(accountId)
  const missing = missingColumns(found, columns, matching)
  const unclear = withoutUnit(found, columns, matching)

  const forget = async ({ place: at, heading }: FileColumn): Promise<void> => {
    try {
      await call('POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/forget-heading', {
        params: { id: accountId, scheduleImportId: shown.scheduleImportId },
        body: { heading },
      })
      setMatching((now) => ({ ...now, columnOf: { ...now.columnOf, [at]: '' } }))
      await readAgain()
    } catch (error) {
      setRefused(reasonOf(error, 'The match could not be forgotten.'))
    }
  }

  const check = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setRefused(undefined)
    try {
      await call('PUT /api/accounts/{id}/schedules/imports/{scheduleImportId}/columns', {
        params: { id: accountId, scheduleImportId: shown.scheduleImportId },
        body: choicesOf(shown, place, { found, columns }, matching),
      })
      await readAgain()
      onChosen()
    } catch (error) {
      setRefused(Object.values(refusedFields(error))[0] ?? reasonOf(error, 'The rows could not be checked.'))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void check(event)} className={classes.form}>
      <Card title="Columns">
        <DataTable
          label="File columns"
          rows={found}
          rowKey={(column) => String(column.place)}
          columns={matchColumns({ found, columns, matching, onMatching: setMatching, onForget: forget })}
        />
        {unclear.length > 0 && (
          <Notice kind="warning">
            The file shows amounts in thousands or millions. Choose the unit of{' '}
            {unclear.map(({ heading }) => heading).join(', ')}.
          </Notice>
        )}
        {missing.length > 0 && (
          <Notice kind="warning">Required, but not in the file: {missing.join(', ')}. Such rows are marked.</Notice>
        )}
      </Card>
      <ModeChoice columns={columns} matching={matching} onChange={setMatching} />
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      <FormActions>
        <Button kind="secondary" onClick={onLeave}>
          Later
        </Button>
        <Button type="submit" busy={busy} disabled={unclear.length > 0}>
          Check rows
        </Button>
      </FormActions>
    </form>
  )
}
