import { type Addressed, bothLanguages, emailTemplate, written } from '../../kit/email/email-template.ts'
import { emailTexts, fullDay } from '../../kit/email/languages.ts'

/** A card that is sent to someone. */
export interface SentCard extends Addressed {
  readonly recipientName: string
  readonly vehicle: string
  readonly insured: string
  readonly expiresAt: Date
  readonly token: string
}

const textsIn = emailTexts({
  '{insured}: insurance ID card for {vehicle}. Expires {day}.':
    '{insured}: tarjeta de seguro de {vehicle}. Vence el {day}.',
  'Insurance ID card for {vehicle}': 'Tarjeta de seguro de {vehicle}',
  'Hello {name},': 'Hola, {name}:',
  'This is the insurance ID card of {insured} for {vehicle}.':
    'Esta es la tarjeta de seguro de {insured} para {vehicle}.',
  'Use the link below. You do not need a login. The link expires {day}.':
    'Use el enlace de abajo. No necesita contraseña. El enlace vence el {day}.',
  'If you did not expect this email, you can ignore it.': 'Si no esperaba este correo, puede ignorarlo.',
})

/** The email that carries the link of an ID card. */
export const cardMail = emailTemplate<SentCard>({
  name: 'id-cards.card',
  title: 'Insurance ID card',
  languages: bothLanguages,
  write: ({ recipientName, vehicle, insured, expiresAt, token, ...to }) => {
    const { language } = to
    const t = textsIn(language)
    return written(to, {
      subject: t('Insurance ID card for {vehicle}', { vehicle }),
      paragraphs: [
        t('Hello {name},', { name: recipientName }),
        t('This is the insurance ID card of {insured} for {vehicle}.', { insured, vehicle }),
        t('Use the link below. You do not need a login. The link expires {day}.', {
          day: fullDay(expiresAt, language),
        }),
        t('If you did not expect this email, you can ignore it.'),
      ],
      link: `/id-card/${token}`,
    })
  },
  sample: ({ now, ...to }) => ({
    ...to,
    recipientName: 'Luis Ortega',
    vehicle: '2022 Ford F-150',
    insured: 'Tuckahoe Steel, Inc.',
    expiresAt: new Date(now.getTime() + 30 * 86_400_000),
    token: 'sample',
  }),
})

/** The text message that carries the link of an ID card. */
export const cardText = ({ vehicle, insured, expiresAt, language }: SentCard): string =>
  textsIn(language)('{insured}: insurance ID card for {vehicle}. Expires {day}.', {
    insured,
    vehicle,
    day: fullDay(expiresAt, language),
  })
