/** What the portal says about conversations. */
export const conversationMessages = {
  textRequired: 'Write a message',
  textTooLong: 'A message holds at most 20,000 characters',
  subjectRequired: 'Say in a few words what it is about',
  onlyReads: 'You can read these conversations, but not write in them',
  notesAreBrokerage: 'Only the brokerage can write internal notes',
  onlyBrokerage: 'Only the brokerage can change who answers and until when',
  firstIsShared: 'The first message of a conversation is for both sides',
  unknownAssignee: 'Choose someone of the brokerage who works on this account',
  notAttachable: 'These documents cannot be read by everyone who reads the message',
  alreadyTask: 'This conversation has become a task already',
  wordless: 'A mail without words of its own.',
  notKept: 'Not kept of this mail:',
  unknownSender: 'Files of an unknown sender are not kept. Ask for them in a reply.',
  tooManyFiles: 'Of one mail at most 20 files are kept.',
  decided: 'This mail has been decided on already',
  reopened: 'This conversation was closed more than 90 days ago. Your message opened a new one.',
} as const
