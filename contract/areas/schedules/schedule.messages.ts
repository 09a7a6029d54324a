/** Texts of schedules and their tabs, word for word from the specification. */
export const scheduleMessages = {
  tabNameTaken: 'A tab with that name exists already',
  tabRenameFailed: 'Failed to rename schedule tab',
  tabCreateFailed: 'Failed to create new schedule tab',
  tabDeleteFailed: 'Failed to delete schedule tab',
  tabNameIllegal: 'Illegal Characters: [ ] * / \\ ? :',
  tabNameRequired: 'Tab name is required',
  tabNameTooLong: 'cannot be more than 31 characters.',
  conflict: 'Someone else changed some of these cells. Compare both values and choose.',
  unknownColumn: 'This schedule has no such column.',
  classificationOff: 'Choosing class code tables is not turned on for this account.',
  unknownTable: 'This owner has no active table.',
  classificationFailed: 'Failed to change the class table',
  unknownRow: 'This row was deleted by someone else.',
} as const
