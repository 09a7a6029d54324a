import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { LivingCertificate } from '@portico/contract/areas/certificates/living-certificate.shapes.ts'
import { useCallback, useEffect, useState } from 'react'
import { ErrorState, LoadingState } from '../../../kit/feedback/states.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { statusOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { OutsidePage, useBrandOf } from '../../branding/branding.door.ts'
import { LivingDetails } from './living-details.tsx'
import { livingPlaceOf } from './living-place.ts'

/** What became of a certificate, for whoever holds it, without a login. */
export default function LivingCertificateScreen() {
  const { t, said } = useTexts()
  const [code] = useState(() => decodeURIComponent(livingPlaceOf(location.pathname) ?? ''))
  const { certificate, status, look } = useLiving(code)
  useBrandOf(certificate?.branding)
  if (certificate !== undefined) return <LivingDetails certificate={certificate} />
  if (status === 404)
    return <OutsidePage title={t('This link cannot be used')} lead={said(certificateMessages.unknownCode)} />
  return (
    <OutsidePage title={t('Certificate of insurance')}>
      {status === undefined ? (
        <LoadingState lines={4} />
      ) : (
        <ErrorState title={t('We could not reach the portal. Please try your link again.')} onRetry={look} />
      )}
    </OutsidePage>
  )
}

interface Found {
  readonly certificate?: LivingCertificate
  /** How it was refused; 0 where no answer came. */
  readonly status?: number
}

/** The certificate of a code. That a person looked at it is counted once. */
function useLiving(code: string) {
  const [found, setFound] = useState<Found>({})
  const look = useCallback((): void => {
    call('GET /open/certificates/{code}', { params: { code } }).then(
      (certificate) => {
        setFound({ certificate })
        // Whether it is counted makes no difference to who looks.
        call('POST /open/certificates/{code}/views', { params: { code } }).catch(() => undefined)
      },
      (error: unknown) => setFound({ status: statusOf(error) ?? 0 }),
    )
  }, [code])
  useEffect(look, [look])
  return { ...found, look }
}
