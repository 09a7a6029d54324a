import type { ExportLayoutSummary } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { brokerageQuery } from '../../brokerages/brokerages.door.ts'
import { LayoutEditor } from './layout-editor.tsx'
import { layoutQuery, layoutsQuery } from './layout.queries.ts'
import classes from './layout.module.css'

/** How the brokerage sends schedules to carriers and into its agency system, schedule by schedule. */
export default function ScheduleExportScreen({ brokerCode }: { readonly brokerCode: string }) {
  const { data: brokerage } = useQuery(brokerageQuery(brokerCode))
  const layouts = useQuery(layoutsQuery(brokerCode))
  return (
    <Page
      title="Schedule export"
      eyebrow={brokerage?.brokerName ?? brokerCode}
      lead="The columns, headings, formats and codes of the files that carriers and your agency system get."
    >
      <Loaded query={layouts} failed="The layouts could not be loaded." lines={8}>
        {(all) => <Layouts brokerCode={brokerCode} all={all} />}
      </Loaded>
    </Page>
  )
}

function Layouts({ brokerCode, all }: { readonly brokerCode: string; readonly all: readonly ExportLayoutSummary[] }) {
  const [type, setType] = useState<ScheduleType>('PROPERTY_COVERAGES')
  const [isDirty, setDirty] = useState(false)
  const layout = useQuery(layoutQuery(brokerCode, type))
  return (
    <div className={classes.screen}>
      <SelectField
        label="Schedule"
        className={classes.schedule ?? ''}
        description={isDirty ? 'Save or undo your changes to look at another schedule.' : undefined}
        disabled={isDirty}
        value={type}
        onChange={({ currentTarget: { value } }) => setType(value as ScheduleType)}
        data={all.map(({ scheduleType, name, columns }) => ({
          value: scheduleType,
          label: columns === null ? name : `${name} (own layout)`,
        }))}
      />
      <Loaded query={layout} failed="The layout could not be loaded." lines={8}>
        {(saved) => <LayoutEditor key={type} brokerCode={brokerCode} saved={saved} onDirty={setDirty} />}
      </Loaded>
    </div>
  )
}
