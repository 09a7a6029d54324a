import '../../../kit/forms/without-eval.ts'
import type { VendorLanding } from '@portico/contract/areas/vendors/open-vendor.calls.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { useCallback, useEffect, useState } from 'react'
import { ErrorState, LoadingState } from '../../../kit/feedback/states.tsx'
import { LanguageSwitch } from '../../../kit/language/language-switch.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { Page } from '../../../kit/layout/page.tsx'
import { statusOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { formatDate } from '../../../platform/formats.ts'
import { BrandLogo, OutsidePage, useBrandOf, useTabTitle } from '../../branding/branding.door.ts'
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
  const { landing, status, look, keep } = useLanding(token)
  useBrandOf(landing?.branding)
  if (status === 404) return <OutsidePage title={t('This link is not valid')} lead={said(vendorMessages.badLink)} />
  if (landing === undefined)
    return (
      <OutsidePage title={t('Certificate of insurance')}>
        {status === undefined ? (
          <LoadingState lines={4} />
        ) : (
          <ErrorState
            title={t('We could not reach the portal. Please try your link again.')}
            onRetry={() => void look()}
          />
        )}
      </OutsidePage>
    )
  return <Opened token={token} landing={landing} look={look} onChanged={keep} />
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

/** What the link asks for; `status` says how it was refused. */
function useLanding(token: string) {
  const [found, setFound] = useState<{ readonly landing?: VendorLanding; readonly status?: number }>({})
  const look = useCallback(async (): Promise<void> => {
    try {
      setFound({ landing: await call('GET /open/vendor-certificates/{token}', { params: { token } }) })
    } catch (error) {
      setFound({ status: statusOf(error) ?? 0 })
    }
  }, [token])
  useEffect(() => void look(), [look])
  return { ...found, look, keep: (landing: VendorLanding) => setFound({ landing }) }
}
