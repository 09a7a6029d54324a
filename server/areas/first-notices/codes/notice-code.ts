import { hashOfShortCode, shortCode } from '../../../platform/secret.ts'

const purpose = 'notice-code'

/** The code of an id, as printed. */
export const noticeCode = (secret: string, id: string): string => shortCode(secret, purpose, id)

/** The stored hash of a code; people may type it in lower case. */
export const hashOfNoticeCode = (code: string): Buffer => hashOfShortCode(purpose, code.toUpperCase())

/** The page that a code opens. */
export const noticePath = (secret: string, id: string): string => `/n/${noticeCode(secret, id)}`
