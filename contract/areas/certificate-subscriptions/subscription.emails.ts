import { emailTemplate, type OptOutLine } from '../../kit/email/email-template.ts'
import { type CertificateStanding, standingNames } from '../certificates/standing.rules.ts'

interface Asked {
  readonly to: string
  readonly brand: string
  readonly number: string
  readonly insured: string
  /** The page of the certificate, which confirms. */
  readonly link: string
}

/** Days for which a link confirms a subscription. */
export const confirmDays = 7

/** The email whose link confirms a subscription. */
export const confirmMail = emailTemplate<Asked>({
  name: 'certificate-subscriptions.confirm',
  title: 'Confirm a subscription to a certificate',
  write: ({ to, brand, number, insured, link }) => ({
    to,
    brand,
    subject: `Confirm your subscription to certificate ${number}`,
    text: [
      `Someone asked to email this address when certificate ${number} of ${insured} changes.`,
      `Use the link to confirm. It works for ${confirmDays} days. If you did not ask for this, you can ignore it.`,
    ].join('\n\n'),
    link,
  }),
  sample: ({ to, brand }) => ({ to, brand, number: 'CERT-1042', insured: 'Tuckahoe Steel, Inc.', link: '/c/sample' }),
})

interface Told extends Asked {
  readonly optOut: OptOutLine
  readonly revision: number
  readonly standing: CertificateStanding
  /** What the last email to the subscriber said. */
  readonly before: { readonly revision: number | null; readonly standing: CertificateStanding | null }
}

const meanings: Readonly<Record<CertificateStanding, string>> = {
  IN_FORCE: 'The policies provide again what the certificate states.',
  EXPIRING: 'A policy on the certificate expires within 30 days.',
  CHANGED: 'A policy no longer provides everything that the certificate states.',
  EXPIRED: 'A policy on the certificate has expired.',
  CANCELED: 'A policy on the certificate was canceled.',
}

/** The email that tells a subscriber how a certificate changed. */
export const changeMail = emailTemplate<Told>({
  name: 'certificate-subscriptions.changed',
  title: 'Change of a certificate to its subscribers',
  write: ({ to, brand, number, insured, revision, standing, before, link, optOut }) => {
    const isRevised = before.revision !== null && revision > before.revision
    const isMoved = standing !== before.standing
    const what = isRevised ? `revision ${revision} issued` : standingNames[standing].toLowerCase()
    return {
      to,
      brand,
      subject: `Certificate ${number} for ${insured}: ${what}`,
      text: [
        ...(isRevised ? [`${insured} issued revision ${revision} of certificate ${number}.`] : []),
        ...(isMoved || !isRevised
          ? [`Certificate ${number} of ${insured}: ${standingNames[standing]}. ${meanings[standing]}`]
          : []),
        'Use the link to see its current status.',
        'A certificate confers no rights on its holder.',
      ].join('\n\n'),
      link,
      optOut,
    }
  },
  sample: ({ to, brand }) => ({
    to,
    brand,
    number: 'CERT-1042',
    insured: 'Tuckahoe Steel, Inc.',
    revision: 0,
    standing: 'CANCELED',
    before: { revision: 0, standing: 'IN_FORCE' },
    link: '/c/sample',
    optOut: {
      line: 'You subscribed to changes of this certificate. To stop these emails:',
      link: '/c/sample?stop=sample',
    },
  }),
})
