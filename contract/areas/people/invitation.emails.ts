import { bothLanguages, emailTemplate } from '../../kit/email/email-template.ts'
import { emailTexts, expiryInWords, type Language } from '../../kit/email/languages.ts'
import { roleNames } from '../session/role-names.ts'

const textsIn = emailTexts({
  '{inviter} invited you to {organization}': '{inviter} le invitó a {organization}',
  'Hello {name},': 'Hola, {name}:',
  '{inviter} invited you to work with {organization} as {roles}.':
    '{inviter} le invitó a trabajar con {organization} como {roles}.',
  'Use the link to accept. It works once and expires {day}.':
    'Use el enlace para aceptar. Funciona una sola vez y vence el {day}.',
  'If you did not expect this invitation, you can ignore this email.':
    'Si no esperaba esta invitación, puede ignorar este correo.',
})

const spanishRoles: Readonly<Record<string, string>> = {
  ADMIN: 'Administrador',
  USER: 'Usuario',
  ADVISOR: 'Asesor',
  P_ACCT_MGR: 'Gerente de cuenta principal',
  ACCT_MGR: 'Gerente de cuenta',
  CLAIMS: 'Siniestros',
  LOSS_CONTROL: 'Control de pérdidas',
  INS_PARTNER: 'Socio de seguros',
  SUPER_ADMIN: 'Superadministrador',
}

/** An invitation as its email says it. */
export interface InvitationEmail {
  readonly email: string
  readonly firstName: string
  /** Name of who invites. */
  readonly invitedBy: string
  /** The company or the brokerage. */
  readonly organization: string
  /** The brokerage whose name the email has. */
  readonly brand: string
  /** The brokerage's code, if the invitation is to its staff. */
  readonly brokerage?: string
  readonly roles: readonly string[]
  readonly language: Language
  /** The address that accepts it. */
  readonly address: string
  readonly expiresAt: Date
}

function written({ email, firstName, organization, brand, brokerage, language, ...invited }: InvitationEmail) {
  const t = textsIn(language)
  const inviter = invited.invitedBy
  const names = language === 'es' ? spanishRoles : roleNames
  const roles = invited.roles.map((role) => names[role] ?? role).join(', ')
  return {
    to: email,
    subject: t('{inviter} invited you to {organization}', { inviter, organization }),
    text: [
      t('Hello {name},', { name: firstName }),
      t('{inviter} invited you to work with {organization} as {roles}.', { inviter, organization, roles }),
      t('Use the link to accept. It works once and expires {day}.', {
        day: expiryInWords(invited.expiresAt, language),
      }),
      t('If you did not expect this invitation, you can ignore this email.'),
    ].join('\n\n'),
    link: invited.address,
    brand,
    language,
    ...(brokerage !== undefined && { brokerage }),
  }
}

const sampleInvitation = { firstName: 'Vera', invitedBy: 'Fay Lake' } as const
const weekMs = 7 * 86_400_000

export const accountInvitationMail = emailTemplate<InvitationEmail>({
  name: 'people.account-invitation',
  title: 'Invitation to an account',
  languages: bothLanguages,
  write: written,
  sample: ({ to, brand, language, now }) => ({
    ...sampleInvitation,
    email: to,
    organization: 'Tuckahoe Steel, Inc.',
    roles: ['ADMIN'],
    address: '/invite/sample',
    expiresAt: new Date(now.getTime() + weekMs),
    brand,
    language,
  }),
})

export const brokerInvitationMail = emailTemplate<InvitationEmail>({
  name: 'people.brokerage-invitation',
  title: 'Invitation to a brokerage',
  languages: bothLanguages,
  write: written,
  sample: ({ to, brand, language, now }) => ({
    ...sampleInvitation,
    email: to,
    organization: brand,
    roles: ['ADVISOR', 'CLAIMS'],
    address: '/broker-invite/sample',
    expiresAt: new Date(now.getTime() + weekMs),
    brand,
    language,
  }),
})
