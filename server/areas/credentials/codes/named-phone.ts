import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { maskedPhone } from '../../users/users.public.ts'

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** Whether two ways of writing it are one phone. */
export const isSamePhone = (one: string, other: string): boolean => digitsOf(one) === digitsOf(other)

/**
 * Rejects a phone that is neither the stored one nor its masked form: knowing a password must not be enough to choose
 * where the code goes. Without a stored phone, every phone is rejected.
 */
export function otherPhone(stored: string | null, named: string): ErrorResponse | undefined {
  const isStored = stored !== null && (named === maskedPhone(stored) || isSamePhone(stored, named))
  if (isStored) return undefined
  const text = stored === null ? texts.noPhone : texts.otherPhone
  return new ErrorResponse(422, 'other_phone', text, { fields: { tfaPhone: text } })
}

/** A 10-digit phone number in stored format. */
export const asStored = (phone: string): string => digitsOf(phone).replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
