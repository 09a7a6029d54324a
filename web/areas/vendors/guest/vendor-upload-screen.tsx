import '../../../kit/forms/without-eval.ts'
import type { VendorLanding } from '@portico/contract/areas/vendors/open-vendor.calls.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { useCallback, useState } from 'react'
import { LanguageSwitch } from '../../../kit/language/language-switch.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { Page } from '../../../kit/layout/page.tsx'
import { call } from '../../../platform/client.ts'
import { formatDate } from '../../../platform/formats.ts'
import { BrandLogo, LandingWait, useBrandOf, useLanding, useTabTitle } from '../../branding/branding.public.ts'
import classes from '../vendors.module.css'
import { AskedLines } from './asked-lines.tsx'
import guest from './guest.module.css'
import { SentCertificates } from './sent-certificates.tsx'
import { ValuesForm } from './values-form.tsx'
import { vendorTokenOf } from './vendor-token.ts'

/** Where a vendor sends its certificate by a link, without a login. */
export default function VendorUploadScreen() {
  const { t, said } = useTexts()
  const [token] = useState(() => vendorTokenOf(location.pathname)!)
  const landing = useLanding(
    useCallback(() => call('GET /open/vendor-certificates/{token}', { params: { token } }), [token]),
  )
  const { found, look, keep } = landing
  useBrandOf(found?.branding)
  if (found === undefined)
    return (
      <LandingWait title={t('Certificate of insurance')} badLink={said(vendorMessages.badLink)} landing={landing} />
    )
  return <Opened token={token} landing={found} look={look} onChanged={keep} />
}

interface OpenedProps {
  readonly token: string
  readonly landing: VendorLanding
  readonly look: () => Promise<void>
  readonly onChanged: (landing: VendorLanding) => void
}

function Opened({ token, landing, look, onChanged }: OpenedProps) {
  const { t } = useTexts()
  useTabTitle(t('Certificate of insurance'))
  const [typing, setTyping] = useState<string>()
  const certificate = landing.certificates.find(({ id, state }) => id === typing && state === 'UPLOADED')
  const lead = t('{company} asked {vendor} for a certificate of insurance. This link expires {date}.', {
    company: landing.company,
    vendor: landing.vendor,
    date: formatDate(new Date(landing.expiresAt)),
  })
  return (
    <div className={guest.sheet}>
      <header className={guest.bar}>
        <BrandLogo />
        <LanguageSwitch />
      </header>
      <main className={guest.main}>
        <Page title={t('Certificate of insurance')} lead={lead}>
          <div className={classes.stack}>
            {certificate === undefined ? (
              <>
                <AskedLines landing={landing} />
                <SentCertificates
                  token={token}
                  landing={landing}
                  onType={setTyping}
                  onSent={async (id) => {
                    await look()
                    setTyping(id)
                  }}
                />
              </>
            ) : (
              <ValuesForm
                key={certificate.id}
                token={token}
                landing={landing}
                certificate={certificate}
                onSent={(next) => {
                  setTyping(undefined)
                  onChanged(next)
                }}
                onBack={() => setTyping(undefined)}
              />
            )}
          </div>
        </Page>
      </main>
    </div>
  )
}
