import { experienceCalls } from '@portico/contract/areas/experience/experience.calls.ts'
import { bind } from '../../platform/http/routes.ts'

export const experienceRoutes = bind(experienceCalls, {})
