export { contactView } from './contact.view.ts'
export { hashPassword, isOutdatedHash, passwordMatches } from './passwords.ts'
export { maskedPhone, openPhone, sealPhone } from './stored-phone.ts'
export { changeUser, insertUser, replacePasswordHash } from './users.store.ts'
