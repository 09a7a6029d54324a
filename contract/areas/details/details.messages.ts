/** Texts of the details of an account. */
export const detailsMessages = {
  staffOnly: 'Your brokerage keeps these details. Ask your account manager for a change.',
  nameRequired: 'Legal name is required',
  contactRequired: 'Choose who is the primary contact of the client',
  contactFirst: 'Choose a primary contact under Brokerage team first',
  contactInTeam: 'The primary contact must be in the team',
  policiesInForce: 'A client with policies in force cannot become a prospect',
  personTwice: 'This person is in the team already',
  notStaff: 'Only staff of the brokerage work on its accounts',
  oneManager: 'An account has one Primary Account Manager',
  saved: 'Details saved',
  teamSaved: 'Team saved',
  converted: 'The account is a client now',
  loadFailed: 'The details could not be loaded.',
  saveFailed: 'The details could not be saved.',
} as const
