import type { LossRunRequest } from '@portico/contract/areas/losses/loss-run.shapes.ts'

export const requestStatusNames: Readonly<Record<LossRunRequest['status'], string>> = {
  TO_SIGN: 'Awaiting signature',
  OPEN: 'Waiting',
  OVERDUE: 'Overdue',
  RECEIVED: 'Received',
  WITHDRAWN: 'Withdrawn',
}
