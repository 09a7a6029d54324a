import { hashOfShortCode, shortCode } from '../../../platform/secret.ts'

const purpose = 'notice-code'

/** The code of an id, as it is printed. */
export const noticeCode = (secret: string, id: string): string => shortCode(secret, purpose, id)

/** What is kept of a code; what someone types may be in lower case. */
export const hashOfNoticeCode = (code: string): Buffer => hashOfShortCode(purpose, code.toUpperCase())

/** The page that a code opens. */
export const noticePath = (secret: string, id: string): string => `/n/${noticeCode(secret, id)}`
