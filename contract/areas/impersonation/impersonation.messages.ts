/** Texts of viewing the product as someone else. */
export const impersonationMessages = {
  readOnly: 'You are viewing as another user. Nothing can be changed until you stop.',
  noFiles: 'Files are not available while you view as another user.',
  reasonRequired: 'Enter a reason',
  ofAdministrator: 'You cannot view as a platform administrator.',
  ofDisabled: 'This user is disabled. Enable the user first.',
  failed: 'Viewing as this user could not be started. Please try again.',
  stopFailed: 'Viewing as this user could not be stopped. Please try again.',
  noticed: (administrator: string) => `${administrator} from platform support viewed the portal as you, read-only`,
  noticedReason: (reason: string) => `Reason: ${reason}`,
} as const
