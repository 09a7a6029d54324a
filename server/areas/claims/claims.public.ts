export { guestDrafts } from './drafts/guest-draft.ts'
export { demandReader } from './claims.access.ts'
export { claimHandling } from './claim-handling.ts'
