import type {
  ExportLayouts,
  ExportLayoutSummary,
  NamedLayout,
} from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { brokerageQuery } from '../../brokerages/brokerages.public.ts'
import { made, openLayout } from './layout-draft.ts'
import { LayoutEditor } from './layout-editor.tsx'
import { layoutsQuery, schedulesQuery } from './layout.queries.ts'
import classes from './layout.module.css'

/** How the brokerage sends schedules to carriers and into its agency management system, schedule by schedule. */
export default function ScheduleExportScreen({ brokerCode }: { readonly brokerCode: string }) {
  const { data: brokerage } = useQuery(brokerageQuery(brokerCode))
  const schedules = useQuery(schedulesQuery(brokerCode))
  return (
    <Page
      title="Schedule Export"
      eyebrow={brokerage?.brokerName ?? brokerCode}
      lead="Export templates for carriers and your agency management system: columns, headings, formats, and codes."
    >
      <Loaded query={schedules} failed="The templates could not be loaded." lines={8}>
        {(all) => <Schedules brokerCode={brokerCode} all={all} />}
      </Loaded>
    </Page>
  )
}

const manyText = (many: number): string => (many === 1 ? ' (1 template)' : many === 0 ? '' : ` (${many} templates)`)

function Schedules({ brokerCode, all }: { readonly brokerCode: string; readonly all: readonly ExportLayoutSummary[] }) {
  const [type, setType] = useState<ScheduleType>('PROPERTY_COVERAGES')
  const [isDirty, setDirty] = useState(false)
  const layouts = useQuery(layoutsQuery(brokerCode, type))
  return (
    <div className={classes.screen}>
      <SelectField
        label="Schedule"
        className={classes.schedule ?? ''}
        description={isDirty ? 'Save or undo your changes before you open another schedule or template.' : undefined}
        disabled={isDirty}
        value={type}
        onChange={({ currentTarget: { value } }) => setType(value as ScheduleType)}
        data={all.map(({ scheduleType, name, layouts: many }) => ({
          value: scheduleType,
          label: `${name}${manyText(many)}`,
        }))}
      />
      <Loaded query={layouts} failed="The templates could not be loaded." lines={8}>
        {(standing) => (
          <Layouts key={type} brokerCode={brokerCode} standing={standing} isDirty={isDirty} onDirty={setDirty} />
        )}
      </Loaded>
    </div>
  )
}

interface LayoutsProps {
  readonly brokerCode: string
  readonly standing: ExportLayouts
  readonly isDirty: boolean
  readonly onDirty: (isDirty: boolean) => void
}

/** The layouts of one schedule: one of them, or one that is being made, open to be changed. */
function Layouts({ brokerCode, standing, isDirty, onDirty }: LayoutsProps) {
  const { layouts } = standing
  const [chosen, choose] = useState<string>()
  const [copied, copy] = useState<NamedLayout>()
  const open = openLayout(layouts, chosen)
  const opened = layouts.find(({ layoutId }) => layoutId === open) ?? null
  return (
    <>
      {layouts.length > 0 && (
        <div className={classes.pick}>
          <LayoutChoice layouts={layouts} open={open} isDirty={isDirty} onChoose={choose} />
          <Button
            kind="secondary"
            icon={<IconPlus size={18} aria-hidden />}
            disabled={isDirty || open === made}
            onClick={() => {
              copy(opened ?? undefined)
              choose(made)
            }}
          >
            New template
          </Button>
        </div>
      )}
      <LayoutEditor
        key={open}
        brokerCode={brokerCode}
        standing={standing}
        saved={opened}
        copied={layouts.length === 0 ? undefined : copied?.layout}
        onDirty={onDirty}
        onSaved={choose}
      />
    </>
  )
}

interface ChoiceProps {
  readonly layouts: readonly NamedLayout[]
  readonly open: string
  readonly isDirty: boolean
  readonly onChoose: (layoutId: string) => void
}

function LayoutChoice({ layouts, open, isDirty, onChoose }: ChoiceProps) {
  return (
    <SelectField
      label="Template"
      className={classes.schedule ?? ''}
      disabled={isDirty}
      value={open}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
      data={[
        ...(open === made ? [{ value: made, label: 'New template' }] : []),
        ...layouts.map(({ layoutId, name, isDefault }) => ({
          value: layoutId,
          label: isDefault ? `${name} (default)` : name,
        })),
      ]}
    />
  )
}
