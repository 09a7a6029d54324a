/** Texts of snapshots, differences, and rows that wait or were dated back. */
export const reviewMessages = {
  snapshotTaken: 'Snapshot taken',
  snapshotViewOff: 'Snapshots are switched off for this account.',
  pendingViewOff: 'Pending changes are switched off for this account.',
  backdatesOff: 'Dating changes back is switched off for this account.',
  pullThroughOff: 'Filling general liability from locations is switched off for this account.',
  staffTakes: 'Only the brokerage takes snapshots.',
  staffDecides: 'Only the brokerage accepts or rejects changes.',
  rowMovedOn: 'This row was changed meanwhile. Look at it again before you decide.',
  nothingToSnapshot: 'No schedule of this account has rows yet.',
} as const
