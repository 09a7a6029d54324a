import {
  type Addressed,
  bothLanguages,
  emailTemplate,
  type SampleFrame,
  written,
} from '../../kit/email/email-template.ts'
import { emailTexts, fullDay } from '../../kit/email/languages.ts'
import { americanDay } from '../../kit/zone.rules.ts'

const textsIn = emailTexts({
  'Submission {receipt}: {company}': 'Solicitud {receipt}: {company}',
  'Hello {name},': 'Hola, {name}:',
  '{sender} has submitted the renewal of {company}. Its packet is ready: one file with the applications, schedules, and documents.':
    '{sender} presentó la renovación de {company}. El paquete está listo: un solo archivo con las solicitudes, los listados y los documentos.',
  'Their note:': 'Su nota:',
  'Use the link to download it. We will email an access code to this address. Do not share this link. It expires {day}.':
    'Use el enlace para descargarlo. Enviaremos un código de acceso a esta dirección. No comparta este enlace. Vence el {day}.',
  '{sender}, sends you the submission of {company}, effective {effective}: one file with the applications, schedules, and documents.':
    '{sender}, le envía la solicitud de {company}, con vigencia desde el {effective}: un solo archivo con las solicitudes, los listados y los documentos.',
  'Open the link to download it. We email a code to this address to open it. The link is for you only and expires {day}.':
    'Abra el enlace para descargarlo. Enviaremos un código a esta dirección para abrirlo. El enlace es solo para usted y vence el {day}.',
  'Your code: {code}': 'Su código: {code}',
  '{code} opens the packet in your browser, within the next {minutes} minutes.':
    '{code} abre el paquete en su navegador durante los próximos {minutes} minutos.',
  'If you did not request it, you can ignore this email.': 'Si no lo solicitó, puede ignorar este correo.',
})

interface Packet extends Addressed {
  readonly recipient: string
  readonly receipt: string
  readonly company: string
  readonly sender: string
  readonly link: string
  readonly expiresAt: Date
}

const subjectOf = ({ receipt, company, language }: Packet): string =>
  textsIn(language)('Submission {receipt}: {company}', { receipt, company })

const samplePacket = ({ now, ...to }: SampleFrame): Packet => ({
  ...to,
  recipient: 'Fay Lake',
  receipt: 'TUCKAHOE-2027-1',
  company: 'Tuckahoe Steel, Inc.',
  sender: 'Vera Stone',
  link: '/submission-download/sample/sample',
  expiresAt: new Date(now.getTime() + 14 * 86_400_000),
})

/** To the brokerage's people, with the client's note. */
export const packetMail = emailTemplate<Packet & { readonly note: string }>({
  name: 'submissions.packet',
  title: 'Submission download',
  languages: bothLanguages,
  write: (packet) => {
    const { recipient, company, sender, note, link, expiresAt, language } = packet
    const t = textsIn(language)
    return written(packet, {
      subject: subjectOf(packet),
      paragraphs: [
        t('Hello {name},', { name: recipient }),
        t(
          '{sender} has submitted the renewal of {company}. Its packet is ready: one file with the applications, schedules, and documents.',
          { sender, company },
        ),
        ...(note === '' ? [] : [`${t('Their note:')}\n${note}`]),
        t(
          'Use the link to download it. We will email an access code to this address. Do not share this link. It expires {day}.',
          { day: fullDay(expiresAt, language) },
        ),
      ],
      link,
    })
  },
  sample: (frame) => ({ ...samplePacket(frame), note: 'Payroll is estimated.' }),
})

/** To an underwriter: without the client's note, which is for the brokerage. */
export const marketPacketMail = emailTemplate<Packet & { readonly effectiveOn: string }>({
  name: 'submissions.market-packet',
  title: 'Submission download of an underwriter',
  languages: bothLanguages,
  write: (packet) => {
    const { recipient, company, sender, effectiveOn, link, expiresAt, brand, language } = packet
    const t = textsIn(language)
    return written(packet, {
      subject: subjectOf(packet),
      paragraphs: [
        t('Hello {name},', { name: recipient }),
        t(
          '{sender}, sends you the submission of {company}, effective {effective}: one file with the applications, schedules, and documents.',
          { sender: `${sender}, ${brand}`, company, effective: americanDay(effectiveOn) },
        ),
        t(
          'Open the link to download it. We email a code to this address to open it. The link is for you only and expires {day}.',
          { day: fullDay(expiresAt, language) },
        ),
      ],
      link,
    })
  },
  sample: (frame) => ({ ...samplePacket(frame), effectiveOn: '2027-01-01' }),
})

interface Code extends Addressed {
  readonly recipient: string
  readonly code: string
  readonly minutes: number
}

export const packetCodeMail = emailTemplate<Code>({
  name: 'submissions.code',
  title: 'Code of a submission download',
  languages: bothLanguages,
  write: ({ recipient, code, minutes, ...to }) => {
    const t = textsIn(to.language)
    return written(to, {
      subject: t('Your code: {code}', { code }),
      paragraphs: [
        t('Hello {name},', { name: recipient }),
        t('{code} opens the packet in your browser, within the next {minutes} minutes.', {
          code,
          minutes,
        }),
        t('If you did not request it, you can ignore this email.'),
      ],
      code,
    })
  },
  sample: ({ to, brand, language }) => ({ to, brand, language, recipient: 'Fay Lake', code: '123456', minutes: 15 }),
})
