import { type Addressed, bothLanguages, emailTemplate, written } from '../../../kit/email/email-template.ts'
import { emailTexts, fullDay } from '../../../kit/email/languages.ts'

const textsIn = emailTexts({
  '{company} asks for your statement': '{company} le pide una declaración',
  'Hello {name},': 'Hola, {name}:',
  '{company} asks what you saw and heard of an incident.':
    '{company} le pide que cuente lo que vio y oyó de un incidente.',
  'Use the link below. You do not need a login. The link expires {day}.':
    'Use el enlace de abajo. No necesita contraseña. El enlace vence el {day}.',
})

interface Asked extends Addressed {
  readonly person: string
  readonly company: string
  readonly expiresAt: Date
  readonly link: string
}

/** The email that asks someone for a statement on a claim. */
export const statementMail = emailTemplate<Asked>({
  name: 'claims.statement',
  title: 'Request for a statement on a claim',
  languages: bothLanguages,
  write: ({ person, company, expiresAt, link, ...to }) => {
    const t = textsIn(to.language)
    return written(to, {
      subject: t('{company} asks for your statement', { company }),
      paragraphs: [
        t('Hello {name},', { name: person }),
        t('{company} asks what you saw and heard of an incident.', { company }),
        t('Use the link below. You do not need a login. The link expires {day}.', {
          day: fullDay(expiresAt, to.language),
        }),
      ],
      link,
    })
  },
  sample: ({ now, ...to }) => ({
    ...to,
    person: 'Luis Ortega',
    company: 'Tuckahoe Steel, Inc.',
    expiresAt: new Date(now.getTime() + 14 * 86_400_000),
    link: '/o/sample/claim-statement',
  }),
})
