import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import {
  hasLetter,
  hasNumber,
  hasSymbol,
  passwordError,
  passwordLeast,
  passwordMost,
} from '@portico/contract/areas/credentials/password.rules.ts'

/** A new password while it is being typed, twice. */
export interface NewPassword {
  readonly password: string
  readonly repeated: string
}

/** Nothing typed yet. */
export const noNewPassword: NewPassword = { password: '', repeated: '' }

/** What prevents sending a new password, as the error of its field; undefined if nothing does. */
export function newPasswordError({ password, repeated }: NewPassword, current?: string): string | undefined {
  return passwordError(password, current) ?? (password === repeated ? undefined : texts.passwordsMatch)
}

interface PasswordCheck {
  readonly label: string
  readonly isMet: boolean
}

/** Each rule of a new password and whether it is met; `current` adds that it must differ from the one in use. */
export function passwordChecks({ password, repeated }: NewPassword, current?: string): readonly PasswordCheck[] {
  const isLong = password.length >= passwordLeast && password.length <= passwordMost
  return [
    { label: `${passwordLeast} characters or more`, isMet: isLong },
    { label: 'A letter', isMet: hasLetter(password) },
    { label: 'A number', isMet: hasNumber(password) },
    { label: 'A symbol. Example: ! or a space', isMet: hasSymbol(password) },
    ...(current === undefined
      ? []
      : [{ label: 'Not your current password', isMet: ![password, current].includes('') && password !== current }]),
    { label: 'Both passwords match', isMet: password !== '' && password === repeated },
  ]
}
