/** What sending certificates says, on screen and in errors. */
export const deliveryMessages = {
  onlyIssued: 'Only a certificate in force can be sent. Issue it first, or send the latest revision.',
  holderGone: 'This holder is no longer on the list. Add the holder again to save an address.',
  onlySent: 'Only an email that was sent can bounce.',
  loadFailed: 'Deliveries could not be loaded. Please try again.',
  sendFailed: 'The certificate could not be sent. Please try again.',
  bounceFailed: 'The bounce could not be recorded. Please try again.',
  sent: 'Certificate queued for delivery',
  bounced: 'Bounce recorded',
} as const
