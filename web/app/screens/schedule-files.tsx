import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { type ScheduleType, scheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import { buttonLook } from '../../kit/controls/button-look.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { ExportMenu } from '../../areas/schedule-exports/schedule-exports.public.ts'
import { useSignedInUser } from '../../areas/session/session.public.ts'

interface Props {
  readonly place: { readonly accountId: string; readonly type: ScheduleType; readonly tabId: number }
}

/** A schedule as a file: to be filled from one, and to be taken away as one. */
export default function ScheduleFiles({ place: { accountId, type, tabId } }: Props) {
  const { isViewer } = useSignedInUser()
  const { wizardImportable, slug } = scheduleTypes[type]
  const wizard = `/${encodeURIComponent(accountId)}/schedules/${slug ?? type}/import${tabId === noTab ? '' : `?tab=${tabId}`}`
  return (
    <>
      {wizardImportable && !isViewer && (
        <AppLink href={wizard} {...buttonLook('secondary', true)}>
          Import
        </AppLink>
      )}
      <ExportMenu accountId={accountId} type={type} tabId={tabId} />
    </>
  )
}
