/** Texts of tasks, word for word from the specification. */
export const taskMessages = {
  detailsRequired: 'Details is required',
  detailsOnEdit: 'Must be between 5 and 250 characters',
  detailsOnAdd: 'Must be less then 250 characters',
  weekdaysOnly: 'Only weekdays may be chosen as due dates',
  saved: 'successfully saved task',
  updated: 'successfully updated task',
  deleted: 'successfully deleted task',
  completed: 'Marked task as complete',
  saveFailed: 'Failed to save task',
  updateFailed: 'Failed to update task',
  completeFailed: 'Failed to mark task as complete',
  deleteFailed: 'Failed to delete task',
  unknownAssignee: 'Choose someone who works on this account',
  onlyOwnCompletion: 'Only the person a task is tagged to can complete it',
  onlyOwnerEdits: 'Only the owner of a task or a primary account manager can change it',
} as const
