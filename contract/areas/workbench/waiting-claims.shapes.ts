import { z } from 'zod'

/** Why a claim waits for an action, and its label on the workbench. */
export const claimWaits = {
  CONFIRM: 'To confirm',
  UNACKNOWLEDGED: 'Acknowledgment overdue',
  LATE: 'Deadline overdue',
  SOON: 'Deadline within 7 days',
  ANSWER: 'Carrier answer to file',
  LEDGER: 'Loss run to compare',
} as const

export type ClaimWait = keyof typeof claimWaits
export const claimWaitCodes = Object.keys(claimWaits) as [ClaimWait, ...ClaimWait[]]

/** Days before a deadline from which it counts as near. */
export const soonDays = 7

const wait = z.enum(claimWaitCodes)

const WaitingClaim = z
  .object({
    wait,
    claimId: z.string(),
    ourNumber: z.string(),
    isDraft: z.boolean(),
    accountId: z.string(),
    companyName: z.string(),
    what: z.string().meta({ description: 'The deadline, or blank' }),
    day: z.iso.date().nullable().meta({ description: 'When it is due, or since when it waits' }),
  })
  .meta({ id: 'WaitingClaim' })

export const WaitingClaims = z
  .object({
    counts: z.array(z.object({ wait, count: z.number().int() })).meta({ description: 'Each way of waiting' }),
    waiting: z.number().int().meta({ description: 'What the filter finds' }),
    items: z.array(WaitingClaim).meta({ description: 'The earliest day first' }),
  })
  .meta({ id: 'WaitingClaims' })

export type WaitingClaims = z.infer<typeof WaitingClaims>
