import type { ScheduleImport } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { useState } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { useImportColumns } from '../imports.queries.ts'
import { headerOf, type HeaderPlace, startPlace } from './column-choices.ts'
import { MatchForm } from './match-form.tsx'
import classes from './wizard.module.css'

interface Props {
  readonly accountId: string
  readonly shown: ScheduleImport
  readonly onLeave: () => void
  readonly onChosen: () => void
}

/** Chooses where the rows are in the file and how its columns match the schedule. */
export function ColumnsStep(props: Props) {
  const columns = useImportColumns(props.accountId, props.shown.scheduleType)
  return (
    <Loaded query={columns} failed="The columns could not be loaded.">
      {(known) => <ColumnsForm {...props} columns={known} />}
    </Loaded>
  )
}

function ColumnsForm({ shown, columns, ...rest }: Props & { readonly columns: readonly ColumnDefinition[] }) {
  const [place, setPlace] = useState<HeaderPlace>(() => startPlace(shown))
  const sheets = shown.look?.sheets ?? []
  const sheet = sheets.find(({ index }) => index === place.sheet)
  return (
    <>
      {shown.look?.isLinked === true && (
        <Notice kind="info">
          This file takes values from other workbooks. The values last saved in the file are imported.
        </Notice>
      )}
      <Card title={shown.file.name}>
        <div className={classes.fields}>
          {sheets.length > 1 && (
            <SelectField
              label="Sheet"
              value={place.sheet}
              onChange={(event) => setPlace(headerOf(shown, Number(event.currentTarget.value)))}
              data={sheets.map(({ index, name, isHidden }) => ({
                value: String(index),
                label: isHidden ? `${name} (hidden)` : name,
              }))}
            />
          )}
          <SelectField
            label="Last row of the headings"
            value={place.headerRow}
            onChange={(event) => setPlace({ ...place, headerRow: Number(event.currentTarget.value) })}
            data={[
              { value: '0', label: 'There is no header' },
              ...(sheet?.rows ?? []).map(({ number, cells }) => ({
                value: String(number),
                label: `${number}: ${cells
                  .filter((cell) => cell !== null)
                  .slice(0, 4)
                  .join(' · ')}`.slice(0, 70),
              })),
            ]}
          />
        </div>
      </Card>
      <MatchForm key={`${place.sheet}/${place.headerRow}`} shown={shown} place={place} columns={columns} {...rest} />
    </>
  )
}
