import '../../kit/forms/without-eval.ts'
import { Page } from '../../kit/layout/page.tsx'
import { useTabs } from '../../kit/lists/use-tabs.tsx'
import classes from './data.module.css'
import { DuplicatesPanel } from './duplicates/duplicates-panel.tsx'
import { FieldsPanel } from './fields/fields-panel.tsx'
import { RunsPanel } from './runs/runs-panel.tsx'
import { SchedulesPanel } from './schedules/schedules-panel.tsx'

const panels = {
  schedules: SchedulesPanel,
  fields: FieldsPanel,
  duplicates: DuplicatesPanel,
  runs: RunsPanel,
}

/** The data of a brokerage’s accounts, for its staff: completeness, duplicates, and imports. */
export default function DataScreen({ brokerCode }: { readonly brokerCode: string }) {
  const { tab, choice } = useTabs([
    { value: 'schedules', label: 'Schedules' },
    { value: 'fields', label: 'Blank fields' },
    { value: 'duplicates', label: 'Possible duplicates' },
    { value: 'runs', label: 'Imports and updates' },
  ])
  const Panel = panels[tab]
  return (
    <Page title="Data" lead="Completeness and quality of your clients’ data, and where it came from.">
      <div className={classes.cards}>
        {choice}
        <Panel brokerCode={brokerCode} />
      </div>
    </Page>
  )
}
