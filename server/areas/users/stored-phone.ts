import { openValue, sealValue } from '../../platform/secret.ts'

const purpose = 'phone'

/** Seals a two-factor phone for keeping. */
export const sealPhone = (secret: string, phone: string): string => sealValue(secret, purpose, phone)

/** The stored two-factor phone of a user, in full. Never for an answer. */
export const openPhone = (secret: string, sealed: string | null): string | null =>
  sealed === null ? null : openValue(secret, purpose, sealed)

/** A phone of which only the last four digits can be read. */
export const maskedPhone = (phone: string | null): string | null =>
  phone === null ? null : phone.replaceAll(/\d(?=(?:\D*\d){4})/g, '•')
