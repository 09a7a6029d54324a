import '../../../kit/forms/without-eval.ts'
import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import { useCallback, useState } from 'react'
import { useTexts } from '../../../kit/language/texts.ts'
import { call } from '../../../platform/client.ts'
import { LandingWait, useBrandOf, useLanding } from '../../branding/branding.public.ts'
import { downloadPlaceOf } from './download-place.ts'
import { PacketToTake } from './packet-to-take.tsx'
import { WayToPacket } from './way-to-packet.tsx'

/** The packet of a submission for someone with a emailed link, without a login. */
export default function SubmissionDownloadScreen() {
  const { t, said } = useTexts()
  const [place] = useState(() => downloadPlaceOf(location.pathname)!)
  const landing = useLanding(
    useCallback(
      () => call('GET /open/submission-downloads/{requestId}/{downloadCode}', { params: { ...place } }),
      [place],
    ),
  )
  const { found, look } = landing
  useBrandOf(found?.branding)
  if (found === undefined)
    return <LandingWait title={t('Submission')} badLink={said(submissionMessages.badLink)} landing={landing} />
  return found.inside === null ? (
    <WayToPacket place={place} landing={found} onIn={() => void look()} />
  ) : (
    <PacketToTake place={place} inside={found.inside} />
  )
}
