import { z } from 'zod'

/** An amount in cents, 0 or more. The limit keeps sums of them exact. */
export const cents = () =>
  z.number('must be a number').int().min(0, 'must not be a negative number').max(100_000_000_000_000)
