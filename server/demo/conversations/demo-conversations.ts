import type { ConversationTopic } from '@portico/contract/areas/conversations/conversation-topics.ts'
import type { ConversationStatus } from '@portico/contract/areas/conversations/conversation.rules.ts'

interface DemoMessage {
  readonly by: string
  /** Hours before the moment of seeding. */
  readonly hoursAgo: number
  readonly text: string
  readonly isInternal?: true
}

export interface DemoConversation {
  readonly account: string
  readonly topic: ConversationTopic
  readonly subject: string
  readonly status: ConversationStatus
  readonly assignee: string | null
  /** Oldest first. */
  readonly messages: readonly DemoMessage[]
  /** Who has seen the newest message. */
  readonly readBy: readonly string[]
}

const owner = 'owner@acme.test'
const manager = 'manager@harbor.test'
const advisor = 'advisor@harbor.test'

export const demoConversations: readonly DemoConversation[] = [
  {
    account: 'ACME',
    topic: 'certificate',
    subject: 'Certificate for Turner Ridge Constructors, Harbor View phase 2',
    status: 'WAITING_BROKER',
    assignee: manager,
    readBy: [],
    messages: [
      {
        by: owner,
        hoursAgo: 30,
        text: 'Turner Ridge Constructors needs a certificate before we may set up on Harbor View, phase 2.\n\nThey ask to be additional insured on general liability, primary and non-contributory, with a waiver of subrogation.',
      },
      {
        by: manager,
        hoursAgo: 27,
        text: 'Good morning Elena, we can do that. Does the contract ask for completed operations as well? If so please send us the page with the insurance requirements.',
      },
      {
        by: owner,
        hoursAgo: 3,
        text: 'It does: ongoing and completed operations, and 30 days’ notice of cancellation. Their gate closes to us on Friday, so the sooner the better.',
      },
    ],
  },
  {
    account: 'ACME',
    topic: 'change',
    subject: 'Add a 2025 Ford F-550 to the auto policy',
    status: 'WAITING_CLIENT',
    assignee: manager,
    readBy: [manager],
    messages: [
      {
        by: owner,
        hoursAgo: 74,
        text: 'We pick up a 2025 Ford F-550 service body on Monday, VIN 1FDUF5HT2SDA10417, garaged at the Tacoma yard. It replaces nothing.',
      },
      {
        by: manager,
        hoursAgo: 71,
        isInternal: true,
        text: 'Carrier wants the driver list with any vehicle over 14,000 lb GVW. Two drivers have points: settle that before we quote a premium.',
      },
      {
        by: manager,
        hoursAgo: 70,
        text: 'Sent to the carrier; coverage is requested from Monday. Who will drive it? We need names and license numbers of the drivers, and the lienholder if the truck is financed.',
      },
    ],
  },
  {
    account: 'ACME',
    topic: 'billing',
    subject: 'March installment is higher than scheduled',
    status: 'DONE',
    assignee: advisor,
    readBy: [owner, advisor, manager],
    messages: [
      {
        by: owner,
        hoursAgo: 260,
        text: 'The invoice for March is $2,140 above the payment schedule. Is that the payroll audit?',
      },
      {
        by: advisor,
        hoursAgo: 255,
        text: 'It is: the audit of last year’s payroll came to $2,140 and the carrier spread nothing. The worksheet shows class 5403 at $412,000 instead of $371,000.',
      },
      { by: owner, hoursAgo: 236, text: 'That matches our records. We will pay it in the next run, thank you.' },
    ],
  },
  {
    account: 'DOELAW',
    topic: 'question',
    subject: 'Does the policy cover a lateral hire’s prior work?',
    status: 'NEW',
    assignee: null,
    readBy: [],
    messages: [
      {
        by: 'lawyer@doelaw.test',
        hoursAgo: 20,
        text: 'A partner joins us from another firm next month. Are claims about work she did there covered under our policy, or does her old firm need to buy an extended reporting period?',
      },
    ],
  },
]
