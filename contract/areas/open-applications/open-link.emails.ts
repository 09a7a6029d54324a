import { type Addressed, bothLanguages, emailTemplate, written } from '../../kit/email/email-template.ts'
import { emailTexts, fullDay } from '../../kit/email/languages.ts'

const textsIn = emailTexts({
  '{sender} asked you to complete forms for {company}': '{sender} le pidió completar formularios para {company}',
  'Hello {name},': 'Hola, {name}:',
  '{sender} asked you to complete these forms for {company}:':
    '{sender} le pidió completar estos formularios para {company}:',
  'Use the link below. You do not need a login. The link expires {day}.':
    'Use el enlace de abajo. No necesita contraseña. El enlace vence el {day}.',
  'You also need the PIN that {sender} gives you.': 'También necesita el PIN que le da {sender}.',
  'Your answers are saved automatically. If you did not expect this email, you can ignore it.':
    'Sus respuestas se guardan automáticamente. Si no esperaba este correo, puede ignorarlo.',
  'Your code: {code}': 'Su código: {code}',
  '{code} opens your forms for {company} in another browser, within the next {minutes} minutes.':
    '{code} abre sus formularios para {company} en otro navegador durante los próximos {minutes} minutos.',
  'If you did not request it, you can ignore this email.': 'Si no lo solicitó, puede ignorar este correo.',
})

interface Shared extends Addressed {
  readonly recipient: string
  readonly sender: string
  readonly company: string
  readonly forms: readonly string[]
  readonly expiresAt: Date
  readonly hasPin: boolean
  readonly link: string
}

/** The email that carries a link to forms. A PIN is sent in another way. */
export const openLinkMail = emailTemplate<Shared>({
  name: 'open-applications.link',
  title: 'Link to forms',
  languages: bothLanguages,
  write: ({ recipient, sender, company, forms, expiresAt, hasPin, link, ...to }) => {
    const { language } = to
    const t = textsIn(language)
    const asked = t('{sender} asked you to complete these forms for {company}:', { sender, company })
    return written(to, {
      subject: t('{sender} asked you to complete forms for {company}', { sender, company }),
      paragraphs: [
        t('Hello {name},', { name: recipient }),
        `${asked}\n${forms.map((form) => `- ${form}`).join('\n')}`,
        t('Use the link below. You do not need a login. The link expires {day}.', {
          day: fullDay(expiresAt, language),
        }),
        ...(hasPin ? [t('You also need the PIN that {sender} gives you.', { sender })] : []),
        t('Your answers are saved automatically. If you did not expect this email, you can ignore it.'),
      ],
      link,
    })
  },
  sample: ({ now, ...to }) => ({
    ...to,
    recipient: 'Luis Ortega',
    sender: 'Vera Stone',
    company: 'Tuckahoe Steel, Inc.',
    forms: ['Commercial Insurance Application 2027', 'Business Auto Section 2027'],
    expiresAt: new Date(now.getTime() + 14 * 86_400_000),
    hasPin: true,
    link: '/o/sample/applications',
  }),
})

interface Code extends Addressed {
  readonly recipient: string
  readonly company: string
  readonly code: string
  readonly minutes: number
}

export const openLinkCodeMail = emailTemplate<Code>({
  name: 'open-applications.code',
  title: 'Code of a link to forms',
  languages: bothLanguages,
  write: ({ recipient, company, code, minutes, ...to }) => {
    const t = textsIn(to.language)
    return written(to, {
      subject: t('Your code: {code}', { code }),
      paragraphs: [
        t('Hello {name},', { name: recipient }),
        t('{code} opens your forms for {company} in another browser, within the next {minutes} minutes.', {
          code,
          company,
          minutes,
        }),
        t('If you did not request it, you can ignore this email.'),
      ],
      code,
    })
  },
  sample: ({ to, brand, language }) => ({
    to,
    brand,
    language,
    recipient: 'Luis Ortega',
    company: 'Tuckahoe Steel, Inc.',
    code: '123456',
    minutes: 15,
  }),
})
