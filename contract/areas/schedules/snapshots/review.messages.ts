/** Texts of snapshots, differences, and rows that wait or were backdated. */
export const reviewMessages = {
  snapshotTaken: 'Snapshot taken',
  snapshotViewOff: 'Snapshots are turned off for this account.',
  pendingViewOff: 'Pending changes are turned off for this account.',
  backdatesOff: 'Backdating is turned off for this account.',
  pullThroughOff: 'Filling general liability from locations is turned off for this account.',
  staffTakes: 'Only the brokerage can take snapshots.',
  staffDecides: 'Only the brokerage can accept or reject changes.',
  rowMovedOn: 'This row changed since you opened it. Review it before you decide.',
  nothingToSnapshot: 'No schedule of this account has rows yet.',
} as const
