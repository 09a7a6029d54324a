import type { StagedSchedule } from '@portico/contract/areas/staging/staging.shapes.ts'
import { useState } from 'react'
import { Card } from '../../kit/layout/card.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { StagedScheduleSection } from './staged-schedule-section.tsx'
import type { Decidable } from './staging.queries.ts'
import classes from './staging.module.css'

interface Props {
  readonly accountId: string
  readonly schedules: readonly StagedSchedule[]
  readonly mayDecide: boolean
}

/** Rows of schedules on their way, a section for each tab that has any. */
export function SchedulesCard({ accountId, schedules, mayDecide }: Props) {
  const [rejected, setRejected] = useState<Decidable>()
  return (
    <Card title="Schedules">
      {schedules.length === 0 && <p>All rows match the agency management system.</p>}
      <div className={classes.sections}>
        {schedules.map((schedule) => (
          <StagedScheduleSection
            key={schedule.key}
            accountId={accountId}
            schedule={schedule}
            mayDecide={mayDecide}
            onReject={setRejected}
          />
        ))}
      </div>
      {rejected !== undefined && (
        <RejectDialog accountId={accountId} values={[rejected]} onClose={() => setRejected(undefined)} />
      )}
    </Card>
  )
}
