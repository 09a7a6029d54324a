/** Texts of the prospects of the platform. */
export const prospectMessages = {
  listFailed: 'The prospects could not be loaded.',
  cut: 'At least 200 prospects match, and only 200 are shown. Enter more of the name.',
  exportFailed: 'The file could not be made. Please try again.',
  isNone: 'This account is not a prospect.',
  changed: 'Someone else changed this account. Please try again.',
  choose: 'Another account of the brokerage has the same FEIN or a similar name. Merge them, or convert separately.',
  converted: (name: string) => `${name} is a client now`,
} as const
