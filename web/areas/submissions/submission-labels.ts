import type {
  PacketLink,
  PacketUse,
  SubmissionChange,
  SubmissionFinding,
} from '@portico/contract/areas/submissions/submission.shapes.ts'
import type { Looks } from '../../kit/data/pill.tsx'

/** The meaning of an issue for the person who submits. */
export const findingLabels: Looks<SubmissionFinding['kind']> = {
  OPEN: { label: 'Not complete', tone: 'danger' },
  HARD: { label: 'Must be fixed', tone: 'danger' },
  SOFT: { label: 'Please review', tone: 'warning' },
}

/** The status of a link to a packet. */
export const linkLabels: Looks<PacketLink['state']> = {
  WAITING: { label: 'Emailed when the packet is ready', tone: 'neutral' },
  WORKS: { label: 'Active', tone: 'success' },
  USED_UP: { label: 'Used up', tone: 'neutral' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
  REVOKED: { label: 'Revoked', tone: 'neutral' },
}

/** What was done by a link. */
export const packetUseLabels: Readonly<Record<PacketUse['kind'], string>> = {
  CODE_SENT: 'Code emailed',
  ENTERED: 'Access code verified',
  REFUSED: 'Wrong code',
  DOWNLOADED: 'Packet downloaded',
}

/** How a part changed since the previous submission. */
export const changeLabels: Looks<SubmissionChange['how']> = {
  added: { label: 'Added', tone: 'success' },
  changed: { label: 'Changed', tone: 'brand' },
  removed: { label: 'Removed', tone: 'warning' },
}

/** Kinds of what is submitted, as their lists are headed. */
export const partNames: Readonly<Record<SubmissionChange['part'], string>> = {
  LINE: 'Requested coverage',
  SCHEDULE: 'Schedules',
  APPLICATION: 'Applications',
  FACTS: 'Company information',
  DOCUMENT: 'Documents',
}
