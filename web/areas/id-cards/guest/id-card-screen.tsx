import '../../../kit/forms/without-eval.ts'
import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import type { OpenIdCard } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { useCallback, useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Facts } from '../../../kit/data/facts.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { call } from '../../../platform/client.ts'
import { apiAddress } from '../../../platform/files/api-address.ts'
import { LandingWait, OutsidePage, useBrandOf, useLanding } from '../../branding/branding.public.ts'
import classes from '../id-cards.module.css'
import { cardTokenOf } from './card-token.ts'

/** An ID card for someone with a link, without a login. */
export default function IdCardScreen() {
  const { t, said } = useTexts()
  const [token] = useState(() => cardTokenOf(location.pathname)!)
  const landing = useLanding(useCallback(() => readCard(token), [token]))
  const { found } = landing
  useBrandOf(found?.branding)
  if (found === undefined)
    return <LandingWait title={t('Insurance ID card')} badLink={said(idCardMessages.badLink)} landing={landing} />
  return (
    <OutsidePage
      title={t('Insurance ID card')}
      lead={t('Sent to {name} by {company}', {
        name: found.recipientName,
        company: found.insured,
      })}
    >
      <div className={classes.card}>
        {found.card === null ? (
          <Notice kind="error">
            {t('This card is no longer valid. Ask {company} for a current one.', { company: found.insured })}
          </Notice>
        ) : (
          <Shown token={token} found={found} card={found.card} />
        )}
      </div>
    </OutsidePage>
  )
}

interface ShownProps {
  readonly token: string
  readonly found: OpenIdCard
  readonly card: NonNullable<OpenIdCard['card']>
}

function Shown({ token, found, card }: ShownProps) {
  const { t } = useTexts()
  const { effectiveOn, endsOn } = card
  return (
    <>
      {found.state === 'NOT_YET' ? (
        <Notice kind="warning">{t('Valid from {date}', { date: americanDay(effectiveOn) })}</Notice>
      ) : (
        <Notice kind="success">{t('In force today')}</Notice>
      )}
      <section className={classes.wallet} aria-label={t('Insurance ID card')}>
        {/* The title and text of a state’s card are shown as they are printed. */}
        <h2 lang="en">{card.title}</h2>
        <Facts
          facts={[
            { label: t('Insurer'), value: card.carrier },
            { label: t('NAIC number'), value: card.naic },
            { label: t('Policy number'), value: card.policyNumber },
            { label: t('Effective'), value: americanDay(effectiveOn) },
            { label: t('Expires'), value: americanDay(endsOn) },
            { label: t('Insured'), value: card.insured },
            { label: t('Vehicle'), value: [card.vehicle, card.unit].filter((part) => part !== '').join(' · ') },
            { label: t('VIN'), value: card.vin },
            { label: t('Agency'), value: found.agency.join(' · '), isWide: true },
          ]}
        />
        <p lang="en">{card.text}</p>
      </section>
      <a href={apiAddress(`/open/id-cards/${encodeURIComponent(token)}/file`)} download {...buttonLook('primary')}>
        {t('Download as PDF')}
      </a>
    </>
  )
}

/** The card of a link. That a person looked at it is counted once. */
async function readCard(token: string): Promise<OpenIdCard> {
  const found = await call('GET /open/id-cards/{token}', { params: { token } })
  // The card is shown whether or not the view could be counted.
  call('POST /open/id-cards/{token}/views', { params: { token } }, { inBackground: true }).catch(() => undefined)
  return found
}
