import { z } from 'zod'
import { phone } from '../../kit/text.ts'
import { TfaType } from '../session/session.shapes.ts'
import { credentialsMessages as texts } from './credentials.messages.ts'
import { isCode } from './password.rules.ts'

const Code = z.string().trim().refine(isCode, texts.codeLength)

/** The handler checks the rules of a new password, which it answers with 400 and a message. */
const NewPassword = z.string().max(1000)

export const PasswordChange = z.object({
  currentPassword: z
    .string()
    .max(1000)
    .optional()
    .meta({ description: 'Omitted only after a login by link, when a new password is required' }),
  password: NewPassword,
})

export const PasswordReset = z.object({ password: NewPassword })

export const CodeRequest = z.object({
  tfaPhone: z.string().max(40).meta({ description: 'The stored phone, or its masked form; any other is refused' }),
  tfaType: TfaType.exclude(['TOTP']),
})

export const CodeSent = z.object({
  resendInSeconds: z.number().int(),
  expiresInSeconds: z.number().int(),
})

export const CodeProof = z.object({ code: Code, tfaPhone: z.string().max(40).nullish() })

export const RecoveryProof = z.object({ recoveryCode: z.string().trim().min(1, 'Recovery code is required').max(40) })

/** A sensitive action requires a step-up. */
export const StepUp = z.union([z.object({ password: z.string().min(1, 'Password is required').max(1000) }), CodeProof])

/** Two-factor as a user has it. */
export const TfaSettings = z
  .object({
    tfaEnabled: z.boolean(),
    tfaType: TfaType.nullable(),
    tfaPhone: z.string().nullable(),
    isRequired: z.boolean(),
    recoveryCodesLeft: z.number().int(),
  })
  .meta({ id: 'TfaSettings' })

export type TfaSettings = z.infer<typeof TfaSettings>

/**
 * New two-factor settings. Without `code` a code is sent to the new phone, or a secret made for the app, and the
 * answer is 202; the same again with the code takes effect and answers 200.
 */
export const TfaUpdate = z.discriminatedUnion('tfaEnabled', [
  z.object({ tfaEnabled: z.literal(false) }),
  z.object({
    tfaEnabled: z.literal(true),
    tfaType: TfaType,
    tfaPhone: phone().nullish().meta({ description: 'For SMS and VOICE' }),
    code: Code.optional(),
  }),
])

export type TfaUpdate = z.infer<typeof TfaUpdate>

export const TfaChallenge = z
  .object({
    resendInSeconds: z.number().int().nullable(),
    authenticator: z
      .object({ secret: z.string(), uri: z.string() })
      .nullable()
      .meta({ description: 'For TOTP: what the app needs, as text and as the address of a QR code' }),
  })
  .meta({ id: 'TfaChallenge' })

export type TfaChallenge = z.infer<typeof TfaChallenge>

/** `recoveryCodes` are shown once, when two-factor was switched on or new ones were requested. */
export const TfaSaved = z
  .object({ settings: TfaSettings, recoveryCodes: z.array(z.string()).nullable() })
  .meta({ id: 'TfaSaved' })

export type TfaSaved = z.infer<typeof TfaSaved>
