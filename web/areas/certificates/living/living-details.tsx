import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { LivingCertificate } from '@portico/contract/areas/certificates/living-certificate.shapes.ts'
import { standingNames } from '@portico/contract/areas/certificates/standing.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { ReactNode } from 'react'
import { Facts } from '../../../kit/data/facts.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { formatDate } from '../../../platform/formats.ts'
import { OutsidePage } from '../../branding/branding.public.ts'
import { standingTones } from '../certificate-tones.ts'
import classes from '../certificates.module.css'

const names = { ...standingNames, SUPERSEDED: 'Superseded' } as const

interface Props {
  readonly certificate: LivingCertificate
}

/** The status of a certificate today, line by line, and its revisions. */
export function LivingDetails({ certificate, children }: Props & { readonly children: ReactNode }) {
  const { t, said } = useTexts()
  const { number, revision, issuedOn, standing, checkedOn, insured, holder, brokerage } = certificate
  const date = formatDate(issuedOn)
  return (
    <OutsidePage
      title={t('Certificate of insurance')}
      lead={
        revision === 0
          ? t('Certificate {number}, issued {date}', { number, date })
          : t('Certificate {number}, revision {revision}, issued {date}', { number, revision: String(revision), date })
      }
    >
      <div className={classes.stack}>
        <div className={classes.line}>
          <span>{t('Status on {date}', { date: formatDate(checkedOn) })}</span>
          <Pill tone={standingTones[standing]}>{said(names[standing])}</Pill>
        </div>
        {standing === 'SUPERSEDED' && (
          <Notice kind="warning">{t('A later revision replaces this certificate. Ask the insured for it.')}</Notice>
        )}
        <Facts
          facts={[
            { label: t('Insured'), value: insured },
            { label: t('Certificate holder'), value: holder },
            { label: t('Producer'), value: brokerage },
          ]}
        />
        <Lines certificate={certificate} />
        {certificate.revisions.length > 1 && <Revisions certificate={certificate} />}
        {children}
        <p className={classes.under}>{said(certificateMessages.noRights)}</p>
      </div>
    </OutsidePage>
  )
}

function Lines({ certificate: { lines } }: Props) {
  const { t, said } = useTexts()
  return (
    <section className={classes.part}>
      <h2>{t('Coverages')}</h2>
      <ul className={classes.list} aria-label={t('Coverages')}>
        {lines.map(({ policyType, policyNumber, insurer, expiresOn, standing, changed }) => (
          <li key={`${policyType} ${policyNumber}`}>
            <div className={classes.line}>
              <strong>
                {policyTypeName(policyType)} {policyNumber}
              </strong>
              <Pill tone={standingTones[standing]}>{said(standingNames[standing])}</Pill>
            </div>
            <span className={classes.under}>
              {insurer}. {t('Expires {date}', { date: formatDate(expiresOn) })}
            </span>
            {changed.length > 0 && (
              <span className={classes.under}>{t('No longer as stated: {parts}', { parts: changed.join(', ') })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Revisions({ certificate: { revisions } }: Props) {
  const { t } = useTexts()
  return (
    <section className={classes.part}>
      <h2>{t('Revisions')}</h2>
      <ul className={classes.list} aria-label={t('Revisions')}>
        {revisions.map(({ revision, issuedOn, isCurrent, differences }) => (
          <li key={revision}>
            <div className={classes.line}>
              <strong>
                {revision === 0
                  ? t('First issue')
                  : t('Revision {revision}, issued {date}', {
                      revision: String(revision),
                      date: formatDate(issuedOn),
                    })}
              </strong>
              {isCurrent && <Pill tone="brand">{t('Current')}</Pill>}
            </div>
            {revision > 0 && differences.length === 0 && (
              <span className={classes.under}>{t('No differences in coverage')}</span>
            )}
            {differences.map(({ what, before, after }) => (
              <span key={what} className={classes.under}>
                {t('{what}: {before} → {after}', { what, before: before || t('blank'), after: after || t('blank') })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
