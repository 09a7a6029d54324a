import { z } from 'zod'
import { topicCodes } from './conversation-topics.ts'

const hours = z.number('must be 1 to 240').int().min(1, 'must be 1 to 240').max(240, 'must be 1 to 240')

/** Working hours within which a brokerage answers, by topic. */
export const ServiceLevels = z.record(z.enum(topicCodes), hours).meta({ id: 'ServiceLevels' })

export type ServiceLevels = z.infer<typeof ServiceLevels>
