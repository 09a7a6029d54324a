import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { maskedPhone } from '../../users/users.door.ts'

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** Whether two ways of writing it are one phone. */
export const isSamePhone = (one: string, other: string): boolean => digitsOf(one) === digitsOf(other)

/**
 * Refuses a phone that is neither the stored one nor its masked form: whoever knows a password alone must not choose
 * where the code goes. Without a stored phone every one is another.
 */
export function otherPhone(stored: string | null, named: string): Refusal | undefined {
  const isStored = stored !== null && (named === maskedPhone(stored) || isSamePhone(stored, named))
  if (isStored) return undefined
  const text = stored === null ? texts.noPhone : texts.otherPhone
  return new Refusal(422, 'other_phone', text, { fields: { tfaPhone: text } })
}

/** A phone of ten digits as it is kept. */
export const asStored = (phone: string): string => digitsOf(phone).replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
