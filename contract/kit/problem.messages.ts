/** Messages of refusals that any call may answer. */
export const messages = {
  notFound: 'The link is incorrect, or this page is no longer available.',
  notAllowed: 'You are not allowed to do this.',
  readOnly: 'You are in Read Only mode. Modifications are not allowed.',
  noSession: 'Please log in.',
  stepUp: 'Please confirm your identity.',
  stale: 'Someone else changed this while you were editing. Compare both versions and save again.',
  malformed: 'The request could not be read.',
  refused: 'Some fields need your attention.',
  tooLarge: 'The request is too large to send.',
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  unexpected: 'Something went wrong on our side. Please try again.',
  untrustedOrigin: 'This request did not come from the portal.',
  unknownHost: 'The portal is not at this address. Check the address and try again.',
  keyReused: 'This idempotency key was used for a different request.',
  unavailable: 'The service is not ready. Please try again in a moment.',
} as const
