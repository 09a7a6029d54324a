import type { NoticeCode } from '@portico/contract/areas/first-notices/first-notice.shapes.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { heading, line, note } from '../../../platform/pdf/parts/pdf-parts.ts'
import { type Letterhead, pdfOf } from '../../../platform/pdf/pdf-pages.ts'
import { dayIn } from '../../../platform/dates/today.ts'

interface Poster {
  readonly code: NoticeCode
  readonly company: string
  readonly letterhead: Letterhead
  readonly at: Date
}

const steps = [
  [
    'Get everyone to a safe place. If anyone is hurt, call 911.',
    'Lleve a todos a un lugar seguro. Si hay heridos, llame al 911.',
  ],
  [
    'Scan the code with your phone, or open the address. No login is needed.',
    'Escanee el código con su teléfono o abra la dirección. No necesita iniciar sesión.',
  ],
  ['Answer what you know, add photos, and send.', 'Responda lo que sepa, agregue fotos y envíe.'],
] as const

/** The page of a code: what to do, in English and Spanish. */
export const posterPdf = ({ code, company, letterhead, at }: Poster): Promise<Uint8Array> => {
  const expiresOn = dayIn(letterhead.timeZone, new Date(code.expiresAt))
  return pdfOf({ title: 'Accident or damage? Report it here.', foot: `${company} · ${code.label}`, at, letterhead }, [
    { style: 'title', text: 'Accident or damage? Report it here.' },
    { style: 'title', text: '¿Accidente o daño? Repórtelo aquí.' },
    {
      qr: code.address,
      side: 220,
      lines: [company, code.label, '', code.address, '', `Expires / Vence ${americanDay(expiresOn)}`],
    },
    heading('What to do'),
    ...steps.map(([english], at0) => line(`${at0 + 1}. ${english}`)),
    heading('Qué hacer'),
    ...steps.map(([, spanish], at0) => line(`${at0 + 1}. ${spanish}`)),
    note('Do not admit fault or promise payment. · No admita culpa ni prometa pagos.'),
  ])
}
