import {
  certificateSubscriptionsCalls,
  certificateUnsubscribesCalls,
} from '@portico/contract/areas/certificate-subscriptions/certificate-subscriptions.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

export const certificateSubscriptionsRoutes = bind(certificateSubscriptionsCalls, {
  'POST /open/certificates/{code}/subscriptions': subscribe,
  'POST /open/certificate-subscriptions/{token}': confirmSubscription,
})

export const unsubscribesRoutes = bind(certificateUnsubscribesCalls, {
  'POST /open/certificate-unsubscribes/{token}': unsubscribe,
})
