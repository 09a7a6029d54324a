/** What the portal says about conversations. */
export const conversationMessages = {
  textRequired: 'Enter a message',
  textTooLong: 'A message can have up to 20,000 characters',
  subjectRequired: 'Enter a subject',
  onlyReads: 'You have read-only access to these conversations',
  notesAreBrokerage: 'Only the brokerage can write internal notes',
  onlyBrokerage: 'Only the brokerage can change the assignee and the reply due date',
  firstIsShared: 'The first message of a conversation must be visible to both parties',
  unknownAssignee: 'Choose someone at the brokerage who works on this account',
  notAttachable: 'Some recipients do not have access to these documents',
  alreadyTask: 'A task was already created from this conversation',
  wordless: '(This email has no text.)',
  notKept: 'Not saved from this email:',
  unknownSender: 'Files from unknown senders are not saved. Ask for them in a reply.',
  tooManyFiles: 'Up to 20 files are saved per email.',
  decided: 'This email was already accepted or discarded',
  reopened: 'This conversation was closed more than 90 days ago. Your message opened a new one.',
  serviceLevels: {
    loadFailed: 'The service levels could not be loaded.',
    saveFailed: 'The service levels could not be saved. Please try again.',
    saved: 'Service levels saved',
  },
} as const
