import '../../../kit/forms/without-eval.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { ComponentProps } from 'react'
import { OneSchedule } from './schedule-screen.tsx'

/** The named insureds of an account's policies: a schedule that belongs to its profile. */
export default function NamedInsuredsScreen({
  accountId,
  files,
}: Pick<ComponentProps<typeof OneSchedule>, 'files'> & { readonly accountId: string }) {
  return <OneSchedule place={{ accountId, type: 'NAMED_INSUREDS', tabId: noTab }} files={files} />
}
