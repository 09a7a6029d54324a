/** Forms of organisation, as applications and named insureds give them. */
export const entityTypes = [
  'Corporation',
  'S corporation',
  'Limited liability company',
  'Partnership',
  'Limited partnership',
  'Limited liability partnership',
  'Professional corporation',
  'Joint venture',
  'Sole proprietor',
  'Trust',
  'Association',
  'Not-for-profit',
  'Public entity',
  'Other',
] as const

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Lines of coverage as listed in prior policies and losses. */
export const linesOfCover = [
  'Property',
  'General liability',
  'Business auto',
  'Workers’ compensation',
  'Umbrella or excess',
  'Cyber',
  'Employment practices',
  'Professional liability',
  'Directors and officers',
  'Crime',
  'Pollution',
  'Cargo or inland marine',
  'Liquor liability',
  'Other',
] as const

export const constructionClasses = [
  'Frame',
  'Joisted masonry',
  'Non-combustible',
  'Masonry non-combustible',
  'Modified fire resistive',
  'Fire resistive',
] as const

export const sprinklerExtents = ['None', 'Partly', 'Fully'] as const
export const alarmKinds = ['None', 'Local', 'Central station', 'Police or fire station'] as const
export const frequencies = ['Daily', 'Weekly', 'Monthly', 'Quarterly', 'Yearly', 'Never'] as const
export const statementKinds = ['Audited', 'Reviewed', 'Compiled', 'Internal', 'Tax return only', 'None'] as const
export const coveredByMfa = ['Everyone', 'Some', 'Nobody'] as const
