import { z } from 'zod'
import { allScheduleTypes } from './schedule-types.ts'

export const ScheduleType = z.enum(allScheduleTypes)
