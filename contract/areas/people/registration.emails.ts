import { bothLanguages, emailTemplate, type SampleFrame } from '../../kit/email/email-template.ts'
import { emailTexts, expiryInWords, type Language } from '../../kit/email/languages.ts'

const textsIn = emailTexts({
  'Complete your registration': 'Complete su registro',
  'We received a request for a {brand} login with this email address.':
    'Recibimos una solicitud de acceso a {brand} con esta dirección de correo.',
  'Use the link to create a password. It works once and expires {day}.':
    'Use el enlace para crear una contraseña. Funciona una sola vez y vence el {day}.',
  'If you did not make this request, you can ignore this email.':
    'Si usted no hizo esta solicitud, puede ignorar este correo.',
  'You already have a login': 'Usted ya tiene un acceso',
  'Someone tried to register for {brand} with this email address, but a login already exists.':
    'Alguien intentó registrarse en {brand} con esta dirección de correo, pero ya existe un acceso.',
  'Log in at {login}. If you forgot your password, set a new one at {reset}.':
    'Inicie sesión en {login}. Si olvidó su contraseña, cree una nueva en {reset}.',
})

interface Registration {
  readonly to: string
  /** The brokerage that the person registers with, else the product. */
  readonly brand: string
  readonly link: { readonly identifier: string; readonly expiresAt: Date }
  readonly language: Language
}

/**
 * The email with a registration's link. It repeats no input: anyone may enter anyone's address with a message of their
 * own.
 */
export const registrationMail = emailTemplate<Registration>({
  name: 'people.registration',
  title: 'Link to complete a registration',
  languages: bothLanguages,
  write: ({ to, brand, link, language }) => {
    const t = textsIn(language)
    return {
      to,
      brand,
      subject: t('Complete your registration'),
      text: [
        t('We received a request for a {brand} login with this email address.', { brand }),
        t('Use the link to create a password. It works once and expires {day}.', {
          day: expiryInWords(link.expiresAt, language),
        }),
        t('If you did not make this request, you can ignore this email.'),
      ].join('\n\n'),
      link: `/register?registration=${link.identifier}`,
      language,
    }
  },
  sample: ({ to, brand, language, now }) => ({ to, brand, link: { identifier: 'sample', expiresAt: now }, language }),
})

interface Known {
  readonly to: string
  readonly brand: string
  readonly addressOf: (path: string) => string
  readonly language: Language
}

/** The email to an address that has a login already. */
export const knownAddressMail = emailTemplate<Known>({
  name: 'people.known-address',
  title: 'Registration with an address that has a login',
  languages: bothLanguages,
  write: ({ to, brand, addressOf, language }) => {
    const t = textsIn(language)
    return {
      to,
      brand,
      subject: t('You already have a login'),
      text: [
        t('Someone tried to register for {brand} with this email address, but a login already exists.', { brand }),
        t('Log in at {login}. If you forgot your password, set a new one at {reset}.', {
          login: addressOf('/login'),
          reset: addressOf('/password-reset'),
        }),
        t('If you did not make this request, you can ignore this email.'),
      ].join('\n\n'),
      link: '/login',
      language,
    }
  },
  sample: ({ to, brand, language }) => ({ to, brand, addressOf: (path) => path, language }),
})

interface Newcomer {
  readonly to: string
  readonly companyName: string
  readonly person: string
  readonly email: string
}

const newcomer = ({ to }: SampleFrame): Newcomer => ({
  to,
  companyName: 'Tuckahoe Steel, Inc.',
  person: 'Vera Stone',
  email: 'vera@example.com',
})

/** Notifies the platform's administrators of a registration without a brokerage. */
export const newcomerMail = emailTemplate<Newcomer>({
  name: 'people.newcomer',
  title: 'Registration without a brokerage',
  write: ({ to, companyName, person, email }) => ({
    to,
    subject: `${companyName} registered without a brokerage`,
    text: `${person} (${email}) registered for ${companyName} and did not name a brokerage. The login has no account yet.`,
  }),
  sample: newcomer,
})

/** Notifies the admins of a brokerage of a new prospect. */
export const prospectMail = emailTemplate<Newcomer & { readonly account: string }>({
  name: 'people.prospect',
  title: 'Registration as a prospect',
  write: ({ to, companyName, person, email, account }) => ({
    to,
    subject: `${companyName} registered as a prospect`,
    text: `${person} (${email}) registered ${companyName} with your brokerage. The account is ${account}.`,
    link: `/${account}/dashboard`,
  }),
  sample: (frame) => ({ ...newcomer(frame), account: 'TUCKAHOE' }),
})
