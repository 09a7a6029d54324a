import '../../../kit/forms/without-eval.ts'
import type { DownloadLanding } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import { useCallback, useEffect, useState } from 'react'
import { ErrorState, LoadingState } from '../../../kit/feedback/states.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { statusOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { OutsidePage, useBrandOf } from '../../branding/branding.door.ts'
import { type DownloadPlace, downloadPlaceOf } from './download-place.ts'
import { PacketToTake } from './packet-to-take.tsx'
import { WayToPacket } from './way-to-packet.tsx'

/** The packet of a submission for someone with a emailed link, without a login. */
export default function SubmissionDownloadScreen() {
  const { t, said } = useTexts()
  const [place] = useState(() => downloadPlaceOf(location.pathname)!)
  const { landing, status, look } = useLanding(place)
  useBrandOf(landing?.branding)
  if (status === 404) return <OutsidePage title={t('This link is not valid')} lead={said(submissionMessages.badLink)} />
  if (landing === undefined)
    return (
      <OutsidePage title={t('Submission')}>
        {status === undefined ? (
          <LoadingState lines={4} />
        ) : (
          <ErrorState title={t('We could not reach the portal. Please try your link again.')} onRetry={look} />
        )}
      </OutsidePage>
    )
  return landing.inside === null ? (
    <WayToPacket place={place} landing={landing} onIn={look} />
  ) : (
    <PacketToTake place={place} inside={landing.inside} />
  )
}

/** Where the link leads; `status` says how it was refused. */
function useLanding(place: DownloadPlace) {
  const [found, setFound] = useState<{ readonly landing?: DownloadLanding; readonly status?: number }>({})
  const look = useCallback((): void => {
    call('GET /open/submission-downloads/{requestId}/{downloadCode}', { params: { ...place } }).then(
      (landing) => setFound({ landing }),
      (error: unknown) => setFound({ status: statusOf(error) ?? 0 }),
    )
  }, [place])
  useEffect(look, [look])
  return { landing: found.landing, status: found.status, look }
}
