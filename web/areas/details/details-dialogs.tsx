import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import { lazy, Suspense } from 'react'
import { pagePart } from '../../platform/page-part.ts'
import { ConfirmConvert } from './converting/confirm-convert.tsx'
import { useDetailsCalls } from './details.queries.ts'
import { factTitles, recordOf } from './record-labels.ts'

const ConvertDialog = lazy(pagePart(() => import('./converting/convert-dialog.tsx')))
const FactsDialog = lazy(pagePart(() => import('./facts-dialog.tsx')))
const LinesDialog = lazy(pagePart(() => import('./lines-dialog.tsx')))
const MergeDialog = lazy(pagePart(() => import('./merging/merge-dialog.tsx')))
const RecordDialog = lazy(pagePart(() => import('./record-dialog.tsx')))
const TeamDialog = lazy(pagePart(() => import('./team-dialog.tsx')))

/** What is open above the details. */
export type DetailsOpened = 'record' | 'lines' | 'team' | 'convert' | 'merge' | ProfilePageName

interface Props {
  readonly accountId: string
  readonly details: AccountDetails
  readonly opened: DetailsOpened
  readonly onClose: () => void
}

/** The dialog that is open above the details. */
export function DetailsDialogs({ opened, ...shared }: Props) {
  return (
    <Suspense>
      {opened === 'convert' && <Convert {...shared} />}
      {opened === 'record' && <RecordDialog {...shared} />}
      {opened === 'lines' && <LinesDialog {...shared} />}
      {opened === 'merge' && <MergeDialog {...shared} />}
      {opened === 'team' && <TeamDialog {...shared} />}
      {isPage(opened) && <FactsDialog accountId={shared.accountId} page={opened} onClose={shared.onClose} />}
    </Suspense>
  )
}

const isPage = (opened: DetailsOpened): opened is ProfilePageName => factTitles.has(opened as ProfilePageName)

/** Where merging is allowed, lists similar accounts first. */
function Convert({ accountId, details, onClose }: Omit<Props, 'opened'>) {
  const { saveRecord } = useDetailsCalls(accountId)
  const shared = {
    run: () => saveRecord({ ...recordOf(details), relationship: 'CLIENT' }, details.version, detailsMessages.converted),
    onClose,
  }
  return details.mayMerge ? (
    <ConvertDialog prospect={details} {...shared} />
  ) : (
    <ConfirmConvert companyName={details.companyName} {...shared} />
  )
}
