/** What subscriptions to certificates say on the page of the holder. */
export const certificateSubscriptionMessages = {
  badLink: 'This subscription link no longer works. Subscribe again on the page of the certificate.',
  failed: 'Your subscription could not be saved. Please try again.',
} as const
