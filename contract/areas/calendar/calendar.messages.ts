/** Texts of the calendar. */
export const calendarMessages = {
  nameRequired: 'Name is required',
  endBeforeStart: 'The end must be after the start',
  unknownZone: 'Choose a time zone',
  joinLink: 'Enter an address that begins with https://',
  unknownAttendee: 'Choose people of this account',
  backwards: 'The range must end after it starts',
  longRange: 'The range may span at most 100 days',
  onlyOwnerChanges: 'Only the person who made an event or a primary account manager can change it',
  notOnCarriersSide: 'Only the insured and the brokerage add events',
  computedDate: 'This date is worked out from its source and moves with it. Open the source to change it.',
  saved: 'The event was saved',
  moved: 'The event was moved',
  deleted: 'The event was deleted',
  saveFailed: 'The event could not be saved',
  deleteFailed: 'The event could not be deleted',
  loadFailed: 'The calendar could not be loaded.',
} as const
