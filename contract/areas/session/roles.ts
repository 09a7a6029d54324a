import { z } from 'zod'
import { brokerRoles } from './role-names.ts'

/** Roles of brokerage staff, on a brokerage or as an account's linked agent. */
export const BrokerRole = z.enum(brokerRoles)

export type BrokerRole = z.infer<typeof BrokerRole>
