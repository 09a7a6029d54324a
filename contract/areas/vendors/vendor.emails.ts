import {
  type Addressed,
  bothLanguages,
  emailTemplate,
  type SampleFrame,
  written,
} from '../../kit/email/email-template.ts'
import { emailTexts, fullDay, type Language } from '../../kit/email/languages.ts'
import { termsOf, type VendorLine } from './vendor-lines.ts'
import { type LineIssue, vendorStatusNames } from './vendor-terms.ts'

const textsIn = emailTexts({
  'Hello {name},': 'Hola, {name}:',
  '{company} asked for your certificate of insurance': '{company} solicitó su certificado de seguro',
  '{company} asked you for a certificate of insurance with:': '{company} le solicitó un certificado de seguro con:',
  'Your certificate of insurance for {company} expires soon': 'Su certificado de seguro para {company} vence pronto',
  'Coverage that {company} requires expires {day}. Please send the certificate of your renewal.':
    'Una cobertura que exige {company} vence el {day}. Envíe el certificado de su renovación.',
  '{company} needs your certificate of insurance': '{company} necesita su certificado de seguro',
  'Your certificates do not meet these requirements of {company}:':
    'Sus certificados no cumplen estos requisitos de {company}:',
  'Send the certificate as a PDF with the link below, and enter its values. You do not need a login. The link expires {day}.':
    'Envíe el certificado en PDF con el enlace de abajo y escriba sus valores. No necesita contraseña. El enlace vence el {day}.',
  'If you did not expect this email, contact {company}.': 'Si no esperaba este correo, comuníquese con {company}.',
})

const spanishLines: Readonly<Record<VendorLine, string>> = {
  GENERAL_LIABILITY: 'Responsabilidad general',
  AUTO: 'Automóvil',
  WORKERS_COMP: 'Compensación laboral',
  UMBRELLA: 'Paraguas',
  PROFESSIONAL: 'Responsabilidad profesional',
  POLLUTION: 'Responsabilidad por contaminación',
  CYBER: 'Riesgo cibernético',
}

const spanishIssues: Readonly<Record<LineIssue, string>> = {
  MISSING: 'falta',
  EXPIRED: 'vencido',
  LOW_LIMIT: 'límite demasiado bajo',
  NO_AI: 'sin asegurado adicional',
  NO_WAIVER: 'sin renuncia de subrogación',
  NO_PRIMARY: 'no es primaria y no contributiva',
  SHORT_NOTICE: 'aviso de cancelación demasiado corto',
  NO_AGGREGATE: 'sin agregado por proyecto',
  LOW_RATING: 'calificación de la aseguradora demasiado baja',
  CANNOT_TELL: 'el certificado no lo muestra',
}

/** What a status is called where its name says too little outside the portal. */
const englishIssues: Readonly<Partial<Record<LineIssue, string>>> = { CANNOT_TELL: 'not shown on the certificate' }

const nameOf = (line: VendorLine, language: Language): string =>
  language === 'es' ? spanishLines[line] : termsOf(line).name

const issueOf = (issue: LineIssue, language: Language): string =>
  language === 'es' ? spanishIssues[issue] : (englishIssues[issue] ?? vendorStatusNames[issue].toLowerCase())

interface Asked extends Addressed {
  /** Who reads it: the contact, else the vendor. */
  readonly reader: string
  readonly company: string
  readonly link: string
  readonly linkExpiresAt: Date
  readonly lines: readonly { readonly line: VendorLine; readonly issues: readonly LineIssue[] }[]
  /** The earliest end of a required coverage. */
  readonly expiresOn: string | null
}

/** The parts that all emails to vendors share, around what one of them says. */
function around(
  { reader, company, link, linkExpiresAt, ...to }: Asked,
  { subject, opening }: { readonly subject: string; readonly opening: string },
) {
  const t = textsIn(to.language)
  return written(to, {
    subject,
    paragraphs: [
      t('Hello {name},', { name: reader }),
      opening,
      t(
        'Send the certificate as a PDF with the link below, and enter its values. You do not need a login. The link expires {day}.',
        { day: fullDay(linkExpiresAt, to.language) },
      ),
      t('If you did not expect this email, contact {company}.', { company }),
    ],
    link,
  })
}

const sample = ({ now, ...to }: SampleFrame): Asked => ({
  ...to,
  reader: 'Luis Ortega',
  company: 'Tuckahoe Steel, Inc.',
  link: '/o/sample/vendor-certificates',
  linkExpiresAt: new Date(now.getTime() + 60 * 86_400_000),
  lines: [
    { line: 'GENERAL_LIABILITY', issues: ['LOW_LIMIT', 'NO_AI'] },
    { line: 'WORKERS_COMP', issues: ['MISSING'] },
  ],
  expiresOn: new Date(now.getTime() + 20 * 86_400_000).toISOString().slice(0, 10),
})

const REQUEST = emailTemplate<Asked>({
  name: 'vendors.request',
  title: 'Request for a vendor’s certificate',
  languages: bothLanguages,
  write: (asked) => {
    const { company, language, lines } = asked
    const t = textsIn(language)
    const wanted = lines.map(({ line }) => `- ${nameOf(line, language)}`).join('\n')
    return around(asked, {
      subject: t('{company} asked for your certificate of insurance', { company }),
      opening: `${t('{company} asked you for a certificate of insurance with:', { company })}\n${wanted}`,
    })
  },
  sample,
})

const EXPIRES = emailTemplate<Asked>({
  name: 'vendors.expires',
  title: 'Reminder before a vendor’s coverage expires',
  languages: bothLanguages,
  write: (asked) => {
    const { company, language, expiresOn } = asked
    const t = textsIn(language)
    const day = fullDay(new Date(`${expiresOn}T12:00:00Z`), language)
    return around(asked, {
      subject: t('Your certificate of insurance for {company} expires soon', { company }),
      opening: t('Coverage that {company} requires expires {day}. Please send the certificate of your renewal.', {
        company,
        day,
      }),
    })
  },
  sample,
})

const DEFICIENT = emailTemplate<Asked>({
  name: 'vendors.deficient',
  title: 'Reminder of requirements a vendor does not meet',
  languages: bothLanguages,
  write: (asked) => {
    const { company, language, lines } = asked
    const t = textsIn(language)
    const missing = lines
      .filter(({ issues }) => issues.length > 0)
      .map(
        ({ line, issues }) =>
          `- ${nameOf(line, language)}: ${issues.map((issue) => issueOf(issue, language)).join(', ')}`,
      )
      .join('\n')
    return around(asked, {
      subject: t('{company} needs your certificate of insurance', { company }),
      opening: `${t('Your certificates do not meet these requirements of {company}:', { company })}\n${missing}`,
    })
  },
  sample,
})

/** The emails to vendors by their kind. */
export const vendorMails = { REQUEST, EXPIRES, DEFICIENT } as const
