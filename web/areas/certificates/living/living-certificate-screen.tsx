import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { LivingCertificate } from '@portico/contract/areas/certificates/living-certificate.shapes.ts'
import { type ComponentType, useCallback, useState } from 'react'
import { useTexts } from '../../../kit/language/texts.ts'
import { call } from '../../../platform/client.ts'
import { LandingWait, useBrandOf, useLanding } from '../../branding/branding.public.ts'
import { LivingDetails } from './living-details.tsx'
import { livingPlaceOf } from './living-place.ts'

/** The current status of a certificate, for its holder, without a login. */
export default function LivingCertificateScreen({
  Below,
}: {
  readonly Below: ComponentType<{ readonly code: string }>
}) {
  const { t, said } = useTexts()
  const [code] = useState(() => decodeURIComponent(livingPlaceOf(location.pathname) ?? ''))
  const landing = useLanding(useCallback(() => readCertificate(code), [code]))
  const { found } = landing
  useBrandOf(found?.branding)
  return found === undefined ? (
    <LandingWait
      title={t('Certificate of insurance')}
      badLink={said(certificateMessages.unknownCode)}
      landing={landing}
    />
  ) : (
    <LivingDetails certificate={found}>
      <Below code={code} />
    </LivingDetails>
  )
}

/** The certificate of a code. That a person looked at it is counted once. */
async function readCertificate(code: string): Promise<LivingCertificate> {
  const certificate = await call('GET /open/certificates/{code}', { params: { code } })
  // Whether it is counted makes no difference to the reader.
  call('POST /open/certificates/{code}/views', { params: { code } }).catch(() => undefined)
  return certificate
}
